import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { match } from '../testing/league-file.ts';
import { slipOf } from '../testing/slip-of.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';

let test: SportsbookTest;
let trader: Awaited<ReturnType<SportsbookTest['operator']>>;
let fixtures: { alder: string; cedar: string };
const placed: { id: string; billNo: string; memberId: string; fixtureId: string; placedAt: string }[] = [];

beforeAll(async () => {
  test = await createSportsbookTest();
  await test.imports([match('Alder', 'Birch'), match('Cedar', 'Doum')]);
  fixtures = { alder: await test.fixtureOf('Alder'), cedar: await test.fixtureOf('Cedar') };
  trader = await test.operator('trader');
  for (const name of ['SearchOne', 'SearchTwo', 'SearchThree']) {
    const member = await test.bettor(name, 500_00n);
    for (const fixtureId of Object.values(fixtures)) {
      const bet = await member.api.placeBet(slipOf(await test.leg(fixtureId, 'ft_1x2/home')), test.once());
      placed.push({ ...bet, memberId: member.id, fixtureId });
      test.clock.advance({ seconds: 60 });
    }
  }
});
afterAll(() => test.end());

const find = async (search: Parameters<typeof trader.api.listTradedBets>[0]) =>
  (await trader.api.listTradedBets(search)).bets.map(({ id }) => id);
const idsOf = (fits: (bet: (typeof placed)[number]) => boolean) =>
  placed
    .filter(fits)
    .map(({ id }) => id)
    .toReversed();

describe('the trader finds bets', () => {
  it('of all members, newest first, with whose they are', async () => {
    const { bets, next } = await trader.api.listTradedBets({});
    expect(bets.map(({ id }) => id)).toEqual(idsOf(() => true));
    expect(bets[0]).toMatchObject({ memberName: 'SearchThree', memberId: placed.at(-1)?.memberId });
    expect(next).toBeNull();
  });

  it('by number, member, match, status and time', async () => {
    const [first, , third] = placed;
    expect(await find({ billNo: first?.billNo ?? '' })).toEqual([first?.id]);
    expect(await find({ billNo: 'B261231000000000000' })).toEqual([]);
    expect(await find({ member: 'searchtwo' })).toEqual(
      idsOf(({ memberId }) => memberId === third?.memberId),
    );
    expect(await find({ member: third?.memberId ?? '' })).toHaveLength(2);
    expect(await find({ member: 'nobody-here' })).toEqual([]);
    expect(await find({ fixtureId: fixtures.cedar })).toEqual(
      idsOf(({ fixtureId }) => fixtureId === fixtures.cedar),
    );
    expect(await find({ status: 'settled' })).toEqual([]);
    expect(await find({ status: 'accepted' })).toHaveLength(6);
    const [from, to] = [placed[1]?.placedAt ?? '', placed[4]?.placedAt ?? ''];
    expect(await find({ from, to })).toEqual(idsOf(({ placedAt }) => placedAt >= from && placedAt < to));
  });

  it('a page at a time, without losing or repeating one', async () => {
    const member = await test.bettor('SearchMany', 5_000_00n);
    for (let count = 0; count < 23; count += 1) {
      const leg = await test.leg(fixtures.alder, count % 2 === 0 ? 'ft_1x2/home' : 'ft_1x2/away');
      await member.api.placeBet(slipOf(leg), test.once());
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await trader.api.listTradedBets({ member: member.id, ...(cursor ? { cursor } : {}) });
      seen.push(...page.bets.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(23);
    expect(new Set(seen).size).toBe(23);
    expect(seen).toEqual(seen.toSorted().toReversed());
    await expect(trader.api.listTradedBets({ cursor: 'x' })).rejects.toMatchObject({ error: 'inputInvalid' });
  });

  it('only with the right to', async () => {
    const cashier = await test.operator('cashier');
    await expect(cashier.api.listTradedBets({})).rejects.toMatchObject({ error: 'permissionMissing' });
  });
});
