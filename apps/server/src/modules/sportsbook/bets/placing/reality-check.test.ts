import { afterAll, beforeAll, expect, it } from 'vitest';
import { match } from '../../testing/league-file.ts';
import { createSportsbookTest, type SportsbookTest } from '../../testing/sportsbook-test.ts';

let test: SportsbookTest;
let fixtureId: string;
beforeAll(async () => {
  test = await createSportsbookTest();
  await test.imports([match('Alder', 'Birch')]);
  fixtureId = await test.fixtureOf('Alder');
});
afterAll(() => test.end());

it('refuses a bet while the reality check waits, with nothing taken, and takes the same press after the answer', async () => {
  const member = await test.bettor('LooksBeforeBet', 500_00n);
  await member.api.setRealityCheck({ minutes: 15 });
  const slip = {
    currency: 'CNY' as const,
    unitStake: '100.00',
    sizes: [1],
    legs: [await test.leg(fixtureId, 'ft_1x2/home')],
    pricePolicy: 'none' as const,
  };
  // The first bet starts the login's clock: this page never asked.
  const first = test.once();
  const placed = await member.api.placeBet(slip, first);
  test.clock.advance({ minutes: 15 });
  const press = test.once();
  await expect(member.api.placeBet(slip, press)).rejects.toMatchObject({
    error: 'realityCheckDue',
    message: expect.stringContaining('15'),
  });
  expect(await member.wallet()).toBe('400.00');
  // What was booked before keeps its answer while the check waits.
  expect(await member.api.placeBet(slip, first)).toEqual(placed);

  await member.api.answerRealityCheck({ answer: 'goOn' });
  expect(await member.api.placeBet(slip, press)).toMatchObject({ status: 'accepted' });
  expect(await member.wallet()).toBe('300.00');
});
