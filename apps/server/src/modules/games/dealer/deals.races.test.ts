import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDealerTest, type DealerTest } from '../testing/dealer-test.ts';
import type { Player } from '../testing/games-test.ts';
import { conductTables } from './conduct/conduct-tables.ts';

const many = 40;

let test: DealerTest;
const players: Player[] = [];
beforeAll(async () => {
  test = await createDealerTest();
  for (let number = 0; number < many; number += 1) players.push(await test.player(`Table${number}`, 100_00n));
}, 120_000);
afterAll(() => test.end());

it('takes each of forty bets around the closing or refuses it, and pays just those, once', async () => {
  const deal = await test.open('sicbo1');
  const { closes_at: closesAt } = await test.deal('sicbo1');
  test.clock.set(new Date(closesAt.getTime() - 1));
  const seen = { answered: 0 };
  const calls = players.map((player) =>
    player.api
      .placeDealerBets(
        { table: 'sicbo1', deal, currency: 'CNY', spots: [{ spot: 'small', stake: '10.00' }] },
        test.once(),
      )
      .then(
        () => 'placed',
        (fault: unknown) => (fault as { error: string }).error,
      )
      .finally(() => {
        seen.answered += 1;
        // In the middle of them the instant passes, and two conduct.
        if (seen.answered === 10) test.clock.set(closesAt);
      }),
  );
  const conducted = (async () => {
    while (seen.answered < players.length)
      await Promise.all([conductTables(test.app), conductTables(test.app)]);
  })();
  const answers = await Promise.all(calls);
  await conducted;
  await test.conduct();
  const { bets } = await test.visitor.getDealerTable({ table: 'sicbo1' });
  expect(answers.filter((answer) => answer === 'placed').length).toBe(bets.count);
  expect(bets.count).toBeGreaterThanOrEqual(10);

  await test.bring('sicbo1', (result) => result.game === 'sicbo' && result.dice.join('') === '124');
  await Promise.all([test.conduct(), test.conduct(), test.conduct()]);
  for (const [index, player] of players.entries()) {
    expect(['placed', 'roundClosed']).toContain(answers[index]);
    expect(await player.center()).toBe(answers[index] === 'placed' ? '110.00' : '100.00');
  }
});

it('books one of two presses at once, and answers both alike under one operation id', async () => {
  const [first, second] = players;
  if (!first || !second) throw new Error('no players');
  const deal = await test.open('sicbo1');
  const input = {
    table: 'sicbo1' as const,
    deal,
    currency: 'CNY' as const,
    spots: [{ spot: 'big', stake: '1.00' }],
  };
  const before = Number(await first.center());
  const one = test.once();
  const [a, b] = await Promise.all([
    first.api.placeDealerBets(input, one),
    first.api.placeDealerBets(input, one),
  ]);
  expect(b).toEqual(a);
  expect(Number(await first.center())).toBe(before - 1);
  const two = await Promise.allSettled([
    second.api.placeDealerBets(input, test.once()),
    second.api.placeDealerBets(input, test.once()),
  ]);
  expect(two.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(two.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { error: expect.stringMatching(/^(dealerBetPlaced|roundOpen)$/) as string },
  });
  await test.shut('sicbo1');
  await test.draw('sicbo1');
});
