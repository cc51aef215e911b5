import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { match } from '../testing/league-file.ts';
import { slipOf } from '../testing/slip-of.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';

let test: SportsbookTest;
let trader: Awaited<ReturnType<SportsbookTest['operator']>>;
const homes = Array.from({ length: 22 }, (_, index) => `Open ${index + 1}`);

beforeAll(async () => {
  test = await createSportsbookTest();
  await test.imports([...homes, 'Quiet', 'Over'].map((home) => match(home, `${home} Rovers`)));
  trader = await test.operator('trader');
});
afterAll(() => test.end());

const bet = async (name: string, home: string, selectionId: string, yuan: string) => {
  const member = await test.bettor(name, 1_000_00n);
  const leg = await test.leg(await test.fixtureOf(home), selectionId);
  return member.api.placeBet(slipOf(leg, yuan), test.once());
};

describe('liability', () => {
  it('is listed by match, market and outcome, the worst first, with what it counts against', async () => {
    const home = await bet('OwesMost', 'Open 1', 'ft_1x2/home', '300');
    const draw = await bet('OwesLess', 'Open 1', 'ft_1x2/draw', '20');
    await bet('OwesLittle', 'Open 2', 'ft_1x2/home', '10');
    const { totals, fixtures, next } = await trader.api.listLiability({});
    expect(next).toBeNull();
    expect(fixtures.map(({ fixture }) => fixture.home.name.en)).toEqual(['Open 1', 'Open 2']);
    const [first] = fixtures;
    // What a bet may win: its greatest return less its stake.
    const wins = (one: { maximumReturn: string; totalStake?: string }, stake: number) =>
      (Number(one.maximumReturn) - stake).toFixed(2);
    const expected = [home, draw].map((one, index) => wins(one, [300, 20][index] ?? 0));
    expect(first?.liability).toBe(expected.reduce((sum, one) => sum + Number(one), 0).toFixed(2));
    expect(first?.markets).toMatchObject([
      {
        id: 'ft_1x2',
        code: 'ft_1x2',
        line: null,
        outcomes: [
          { selectionId: 'ft_1x2/home', stakes: '300.00', liability: expected[0] },
          { selectionId: 'ft_1x2/draw', stakes: '20.00', liability: expected[1] },
        ],
      },
    ]);
    expect(Number(first?.limit)).toBeGreaterThan(Number(first?.liability));
    expect(totals).toMatchObject({ fixtures: 2, stakes: '330.00' });
  });

  it('leaves out what is decided, and what nobody bet on', async () => {
    await bet('OwesNothing', 'Over', 'ft_1x2/home', '500');
    expect((await trader.api.listLiability({})).totals.fixtures).toBe(3);
    const fixtureId = await test.fixtureOf('Over');
    const score = { fullTime: { home: 1, away: 0 }, halfTime: { home: 0, away: 0 } };
    await trader.api.enterFixtureResult(
      { fixtureId, resultVersion: 0, status: 'ended', ...score, reason: '官方赛果' },
      test.once(),
    );
    const { fixtures } = await trader.api.listLiability({});
    const names = fixtures.map(({ fixture }) => fixture.home.name.en);
    expect(names).not.toContain('Over');
    expect(names).not.toContain('Quiet');
  });

  it('comes a page at a time, none lost and none twice', async () => {
    const member = await test.bettor('OwesAll', 1_000_00n);
    for (const home of homes.slice(2)) {
      const leg = await test.leg(await test.fixtureOf(home), 'ft_1x2/home');
      await member.api.placeBet(slipOf(leg), test.once());
    }
    const first = await trader.api.listLiability({});
    expect(first.fixtures).toHaveLength(20);
    const second = await trader.api.listLiability({ cursor: first.next ?? '' });
    expect(second.next).toBeNull();
    const all = [...first.fixtures, ...second.fixtures];
    expect(new Set(all.map(({ fixture }) => fixture.id)).size).toBe(22);
    const sums = all.map(({ liability }) => Number(liability));
    expect(sums).toEqual(sums.toSorted((left, right) => right - left));
    await expect(trader.api.listLiability({ cursor: 'x' })).rejects.toMatchObject({ error: 'inputInvalid' });
  });

  it('is read only with the right to', async () => {
    const cashier = await test.operator('cashier');
    await expect(cashier.api.listLiability({})).rejects.toMatchObject({ error: 'permissionMissing' });
  });
});
