import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { ft, singleBets } from '../testing/single-bet.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';

let test: SportsbookTest;
let betOn: ReturnType<typeof singleBets>;

beforeAll(async () => {
  test = await createSportsbookTest();
  betOn = singleBets(test);
});
afterAll(() => test.end());

describe('a settled single of 100.00', () => {
  it.each([
    // selection, price, result, outcome, returned, formula
    ['ft_1x2/home', 2100, ft(2, 1), 'win', '210.00', '100.00 × 2.100 = 210.00'],
    ['ft_1x2/draw', 3400, ft(2, 1), 'lose', '0.00', '100.00 × 0 = 0.00'],
    // home -0.5/1 wins by one: half wins at 1.95, half is returned: 50.00 × 1.95 + 50.00
    ['ft_ah:-3/home', 1950, ft(2, 1), 'halfWin', '147.50', '100.00 × (1/2 + 1/2 × 1.950) = 147.50'],
    // home -0/0.5 and a draw: half is returned
    ['ft_ah:-1/home', 1950, ft(1, 1), 'halfLose', '50.00', '100.00 × 1/2 = 50.00'],
    ['ft_ah:-4/home', 1900, ft(2, 1), 'push', '100.00', '100.00 × 1 = 100.00'],
    // under 2.5/3 with three goals: half lost
    ['ft_ou:11/under', 1870, ft(2, 1), 'halfLose', '50.00', '100.00 × 1/2 = 50.00'],
    ['ht_ou:2/over', 1666, ft(2, 1, [1, 0]), 'win', '166.60', '100.00 × 1.666 = 166.60'],
    ['ft_cs/2-1', 8500, ft(2, 1), 'win', '850.00', '100.00 × 8.500 = 850.00'],
    ['ft_oe/odd', 1900, ft(2, 1), 'win', '190.00', '100.00 × 1.900 = 190.00'],
    ['ht_oe/even', 1900, ft(2, 1, [0, 0]), 'win', '190.00', '100.00 × 1.900 = 190.00'],
    ['ft_dc/homeAway', 1280, ft(1, 2), 'win', '128.00', '100.00 × 1.280 = 128.00'],
    ['ft_dnb/home', 1550, ft(1, 1), 'push', '100.00', '100.00 × 1 = 100.00'],
    ['ft_bts/no', 1900, ft(2, 0), 'win', '190.00', '100.00 × 1.900 = 190.00'],
    ['ft_wm/away4', 26_000, ft(0, 5), 'win', '2600.00', '100.00 × 26.000 = 2600.00'],
    ['ft_eg/goals6', 17_000, ft(4, 3), 'win', '1700.00', '100.00 × 17.000 = 1700.00'],
    ['ht_ft/away-draw', 15_000, ft(2, 2, [0, 1]), 'win', '1500.00', '100.00 × 15.000 = 1500.00'],
    ['ht_ft/draw-draw', 5000, ft(2, 2, [0, 1]), 'lose', '0.00', '100.00 × 0 = 0.00'],
  ])('%s at %s', async (selectionId, thousandths, score, outcome, returned, formula) => {
    const { result, read, member } = await betOn(selectionId, thousandths);
    await result(score);
    expect(await read()).toMatchObject({
      status: 'settled',
      returned,
      formula,
      legs: [{ outcome }],
      settlements: [{ number: 1, cause: 'result', returned, debt: '0.00' }],
    });
    expect(await member.wallet()).toBe(returned);
  });

  it('counts ninety minutes, never extra time or penalties', async () => {
    const { result, read } = await betOn('ft_1x2/draw', 3000);
    await result({ ft: [1, 1], ht: [0, 0], et: [2, 1], p: [4, 2] });
    expect(await read()).toMatchObject({ status: 'settled', returned: '300.00' });
  });
});

describe('a parlay', () => {
  it('multiplies half results and goes on without a void leg', async () => {
    const first = await betOn('ft_ah:-3/home', 1950);
    const second = await betOn('ft_1x2/home', 2000);
    const third = await betOn('ft_1x2/away', 4000);
    const member = await test.bettor('ParlayEnds', 20_00n);
    const legs = [await first.again(), await second.again(), await third.again()];
    const bet = await member.api.placeBet(
      { currency: 'CNY', unitStake: '20.00', sizes: [3], legs, pricePolicy: 'none' },
      test.once(),
    );
    await first.result(ft(1, 0)); // half won: 1/2 + 1/2 × 1.95 = 1.475
    expect(await member.api.getBet({ betId: bet.id })).toMatchObject({ status: 'accepted' });
    await third.result({}, { status: 'cancelled' });
    await second.result(ft(3, 1));
    // 20.00 × 1.475 × 2.000 × 1 = 59.00
    const settled = await member.api.getBet({ betId: bet.id });
    expect(settled).toMatchObject({ status: 'settled', returned: '59.00' });
    expect(settled.formula).toBe('20.00 × (1/2 + 1/2 × 1.950) × 2.000 × 1 = 59.00');
    expect(await member.wallet()).toBe('59.00');
  });

  it('is lost with its first lost leg, whatever is still to come', async () => {
    const first = await betOn('ft_1x2/home', 2000);
    const second = await betOn('ft_1x2/home', 2000);
    const member = await test.bettor('ParlayLost', 20_00n);
    const legs = [await first.again(), await second.again()];
    const bet = await member.api.placeBet(
      { currency: 'CNY', unitStake: '20.00', sizes: [2], legs, pricePolicy: 'none' },
      test.once(),
    );
    await first.result(ft(0, 1));
    expect(await member.api.getBet({ betId: bet.id })).toMatchObject({
      status: 'settled',
      returned: '0.00',
      legs: [{ outcome: 'lose' }, { outcome: null }],
    });
  });
});

/** Inserts settlements as the product's role may, past the product: their numbers, changes and the match's state that each names. */
async function insert(
  betId: string,
  rows: readonly { number: number; change: bigint; version: number }[],
): Promise<string | undefined> {
  try {
    await sql`
      insert into sportsbook_settlements
        (shard_id, bet_id, number, member_id, cause, status, returned, change, legs, fixture_versions, at)
      select bets.shard_id, bets.id, n, bets.member_id, 'result', 'settled', abs(change), change, '[]', jsonb_build_array(version), now()
      from unnest(${rows.map(({ number }) => number)}::smallint[], ${rows.map(({ change }) => change)}::bigint[],
        ${rows.map(({ version }) => version)}::integer[]) as given (n, change, version)
      join sportsbook_bets bets on bets.id = ${betId}`.execute(test.app.db);
    return undefined;
  } catch (fault) {
    return refusedBy(fault);
  }
}

async function versionOf(fixtureId: string): Promise<number> {
  const { rows } = await sql<{ facts_version: number }>`
    select facts_version from sportsbook_fixtures where id = ${fixtureId}`.execute(test.app.db);
  return rows[0]?.facts_version ?? -1;
}

describe('a settlement past the product', () => {
  it('is the next one of its bet or none, and names its match as it is', async () => {
    const { bet, fixtureId, read } = await betOn('ft_1x2/home', 2100);
    const version = await versionOf(fixtureId);
    expect(await insert(bet.id, [{ number: 2, change: 1n, version }])).toBe('sportsbook_settlements_next');
    expect(
      await insert(bet.id, [
        { number: 1, change: 1n, version },
        { number: 2, change: 1n, version },
      ]),
    ).toBe('sportsbook_settlements_next');
    expect(await insert(bet.id, [{ number: 1, change: 1n, version: version + 1 }])).toBe(
      'sportsbook_settlements_current',
    );
    expect(await read()).toMatchObject({ status: 'accepted', settlements: [] });
  });

  it('moves its bet and counts what it returned', async () => {
    const { bet, fixtureId, read, member } = await betOn('ft_1x2/home', 2100);
    const version = await versionOf(fixtureId);
    expect(await insert(bet.id, [{ number: 1, change: 150n, version }])).toBeUndefined();
    expect(await insert(bet.id, [{ number: 2, change: -50n, version }])).toBeUndefined();
    expect(await read()).toMatchObject({ status: 'settled', returned: '0.50' });
    const { rows } = await sql<{ returned_day: bigint }>`
      select returned_day from risk_play_sums where member_id = ${member.id}`.execute(test.app.db);
    expect(rows).toEqual([{ returned_day: 100n }]);
  });
});
