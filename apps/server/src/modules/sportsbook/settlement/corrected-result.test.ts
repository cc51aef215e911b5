import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { accountsOf, readBalance } from '#modules/ledger';
import { spendOf } from '../../../testing/fund-member.ts';
import { ft, singleBets } from '../testing/single-bet.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';
import { selectFixture } from '../catalogue/catalogue-store.ts';
import type { BetRow } from '../tables.ts';
import { settleOpenBets } from './settle-open-bets.ts';

let test: SportsbookTest;
let betOn: ReturnType<typeof singleBets>;

beforeAll(async () => {
  test = await createSportsbookTest();
  betOn = singleBets(test);
});
afterAll(() => test.end());

describe('a corrected result', () => {
  it('pays the difference, as an event of its own', async () => {
    const { result, read, member, bet, fixtureId } = await betOn('ft_1x2/home', 2100);
    await result(ft(1, 1));
    expect(await member.wallet()).toBe('0.00');
    await result(ft(2, 1));
    expect(await read()).toMatchObject({
      status: 'settled',
      returned: '210.00',
      settlements: [
        { number: 1, returned: '0.00' },
        { number: 2, cause: 'correction', returned: '210.00', change: '210.00' },
      ],
    });
    expect(await member.wallet()).toBe('210.00');

    const { rows } = await sql<{ name: string; payload: Record<string, unknown> }>`
      select name, payload from platform_outbox
      where kind = 'event' and payload ->> 'betId' = ${bet.id} order by id`.execute(test.app.db);
    const play = {
      memberId: member.id,
      venue: 'fairway-sports',
      category: 'sports',
      legs: [{ fixture: String(fixtureId), market: 'ft_1x2', price: '2.100' }],
      free: false,
    };
    const [first, second] = rows.filter(({ name }) => name.startsWith('bet.'));
    expect(first).toMatchObject({
      name: 'bet.settled',
      payload: { ...play, cause: 'result', stake: '100.00' },
    });
    expect(second).toMatchObject({
      name: 'bet.resettled',
      payload: {
        ...play,
        cause: 'correction',
        before: '0.00',
        after: '210.00',
        settledAt: first?.payload['at'],
      },
    });
  });

  it('is news with the next version of the result', async () => {
    const { result, fixtureId } = await betOn('ft_1x2/home', 2100);
    await result(ft(1, 1));
    await result(ft(1, 1));
    await result(ft(2, 1));
    const { rows } = await sql<{ payload: unknown }>`
      select payload from platform_outbox
      where name = 'fixture.ended' and payload ->> 'fixture' = ${String(fixtureId)} order by id`.execute(
      test.app.db,
    );
    expect(rows.map(({ payload }) => payload)).toEqual([
      { fixture: String(fixtureId), version: 1, status: 'ended', score: { home: 1, away: 1 } },
      { fixture: String(fixtureId), version: 2, status: 'ended', score: { home: 2, away: 1 } },
    ]);
  });

  it('takes back what is there and books the rest as debt when the money is gone; a later gain repays it', async () => {
    const { result, read, member } = await betOn('ft_1x2/home', 2100);
    await result(ft(2, 1)); // 210.00 paid
    await member.api.transferFromVenue({ api: 'fairway-sports', amount: '150' }, test.once());
    const { center, debt } = accountsOf(member.id);
    await spendOf(test.app, member.id, 120_00n);
    await result(ft(1, 1)); // 210.00 taken back: 60.00 from the sports wallet, 30.00 from the center, 120.00 debt
    expect(await read()).toMatchObject({
      returned: '0.00',
      settlements: [{ number: 1 }, { number: 2, change: '-210.00', debt: '120.00' }],
    });
    expect(await member.wallet()).toBe('0.00');
    expect((await readBalance(test.app.db, center('CNY'))).minor).toBe(0n);
    expect((await readBalance(test.app.db, debt('CNY'))).minor).toBe(-120_00n);

    await result(ft(3, 1)); // right after all: 210.00, of which 120.00 repay the debt
    expect(await member.wallet()).toBe('90.00');
    expect((await readBalance(test.app.db, debt('CNY'))).minor).toBe(0n);
  });

  it('takes what was carried home before it books a debt', async () => {
    const { result, read, member } = await betOn('ft_1x2/home', 2100);
    await result(ft(2, 1));
    await member.api.transferFromVenue({ api: 'fairway-sports' }, test.once());
    await result(ft(1, 1)); // 210.00 from the center wallet
    expect(await read()).toMatchObject({ settlements: [{ number: 1 }, { change: '-210.00', debt: '0.00' }] });
    expect((await readBalance(test.app.db, accountsOf(member.id).center('CNY'))).minor).toBe(0n);
  });

  it('writes nothing by an older result, however late it comes, and pays nobody twice', async () => {
    const { read, member, bet, fixtureId } = await betOn('ft_1x2/home', 2100);
    // Read once: both settlements judge the bet as it was before either of them.
    const { rows } = await sql<BetRow>`select * from sportsbook_bets where id = ${bet.id}`.execute(
      test.app.db,
    );
    const [row] = rows;
    if (!row) throw new Error('no bet');
    const settle = async (returned: bigint, fixtureVersion: number) => {
      const fixtureVersions = [fixtureVersion];
      const settled = {
        status: 'settled' as const,
        returned,
        turnover: 0n,
        legs: [],
        backed: [],
        fixtureIds: [BigInt(fixtureId)],
        fixtureVersions,
        doubts: [],
      };
      const { paid, outdated, taken } = await settleOpenBets(test.app, [{ bet: row, settled }]);
      return { paid, outdated: outdated.length, taken: taken.length };
    };
    const present = async () => (await selectFixture(test.app.db, BigInt(fixtureId)))?.facts_version ?? -1;
    const before = await present();
    const trader = await test.operator('trader');
    await trader.api.enterFixtureResult(
      {
        fixtureId,
        resultVersion: 0,
        status: 'ended',
        fullTime: { home: 2, away: 1 },
        halfTime: { home: 0, away: 0 },
        reason: '录入赛果',
      },
      test.once(),
    );

    expect(await settle(0n, before)).toEqual({ paid: 0, outdated: 1, taken: 0 });
    expect(await read()).toMatchObject({ status: 'accepted', settlements: [] });
    const now = await present();
    expect(await Promise.all([settle(210_00n, now), settle(210_00n, now)])).toEqual(
      expect.arrayContaining([
        { paid: 1, outdated: 0, taken: 0 },
        { paid: 0, outdated: 0, taken: 1 },
      ]),
    );
    expect(await read()).toMatchObject({ returned: '210.00', settlements: [{ number: 1 }] });
    expect(await member.wallet()).toBe('210.00');
  });

  it('reverses the turnover with a trail', async () => {
    const { result, bet } = await betOn('ft_ah:-3/home', 1950);
    await result(ft(1, 0)); // half won: half of the stake counts, times the lower of 1 and 0.95
    await result({}, { status: 'cancelled' });
    const { rows } = await sql<{ number: number; turnover: bigint }>`
      select number, turnover from sportsbook_settlements where bet_id = ${bet.id} order by number`.execute(
      test.app.db,
    );
    expect(rows).toEqual([
      { number: 1, turnover: 47_50n },
      { number: 2, turnover: 0n },
    ]);
  });

  it('changes nothing when the same file comes again', async () => {
    const { result, read } = await betOn('ft_1x2/home', 2100);
    await result(ft(2, 1));
    await result(ft(2, 1));
    expect((await read()).settlements).toHaveLength(1);
  });

  it('is refused by the database when anyone edits a settlement', async () => {
    const { result, bet } = await betOn('ft_1x2/home', 2100);
    await result(ft(2, 1));
    const edit = sql`update sportsbook_settlements set returned = 1 where bet_id = ${bet.id}`.execute(
      test.app.db,
    );
    await expect(edit).rejects.toThrow(/permission denied|never changed/);
  });
});
