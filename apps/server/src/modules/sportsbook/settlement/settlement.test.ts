import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cny } from '@fairway/money';
import { sql } from 'kysely';
import { inTransaction } from '#platform/db/transaction.ts';
import { accountsOf, move, postTransfer, readBalance } from '#modules/ledger';
import { findingsOf } from '../../../testing/fund-member.ts';
import { match, type FileMatch } from '../testing/league-file.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';
import type { BetRow } from '../tables.ts';
import { settleOpenBets } from './settle-open-bets.ts';
import { sweepOverdue } from './sweep-overdue.job.ts';

let test: SportsbookTest;
let names = 0;

beforeAll(async () => {
  test = await createSportsbookTest();
});
afterAll(async () => {
  expect(await findingsOf(test.app)).toEqual([]);
  await test.end();
});

/** A match of its own with one bet of 100.00 on a selection at a price that is written to the market. */
async function betOn(selectionId: string, thousandths: number, extra: FileMatch = {}) {
  names += 1;
  const home = `Home ${names}`;
  const away = `Away ${names}`;
  await test.imports([match(home, away, extra)]);
  const fixtureId = await test.fixtureOf(home);
  await priced(fixtureId, selectionId, thousandths);
  const member = await test.bettor(`Settled${names}`, 100_00n);
  const leg = await test.leg(fixtureId, selectionId);
  const bet = await member.api.placeBet(
    { currency: 'CNY', unitStake: '100.00', sizes: [1], legs: [leg], pricePolicy: 'none' },
    test.once(),
  );
  const result = async (score: FileMatch['score'], rest: FileMatch = {}) => {
    await test.imports([match(home, away, { ...extra, ...rest, score })]);
    await test.settle();
  };
  const read = async () => await member.api.getBet({ betId: bet.id });
  /** The selection at its price again: another import has priced the league anew. */
  const again = async () => {
    await priced(fixtureId, selectionId, thousandths);
    return test.leg(fixtureId, selectionId);
  };
  return { member, fixtureId, bet, result, read, again };
}

/** Puts a market with this selection on the board, at exactly this price. */
async function priced(fixtureId: string, selectionId: string, thousandths: number) {
  const [market = '', selection = ''] = selectionId.split('/');
  const [code = '', line] = market.split(':');
  await sql`
    insert into sportsbook_markets (fixture_id, market, code, line, main, status, prices, changed_at)
    values (${fixtureId}::bigint, ${market}, ${code}, ${line ?? null}::smallint, true, 'open',
      ${JSON.stringify({ [selection]: thousandths })}::jsonb, now())
    on conflict (fixture_id, market) do update set prices = excluded.prices, status = 'open'`.execute(
    test.app.db,
  );
}

const ft = (home: number, away: number, half: [number, number] = [0, 0]) => ({ ft: [home, away], ht: half });

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

describe('what was not played out', () => {
  it('is void when the match is cancelled or awarded', async () => {
    for (const status of ['cancelled', 'awarded']) {
      const { result, read, member } = await betOn('ft_1x2/home', 2000);
      await result({}, { status });
      expect(await read()).toMatchObject({
        status: 'voided',
        returned: '100.00',
        legs: [{ outcome: 'void', voidReason: 'notPlayed' }],
      });
      expect(await member.wallet()).toBe('100.00');
    }
  });

  it('keeps what was decided when the match is abandoned', async () => {
    const over = await betOn('ft_ou:6/over', 2000);
    await over.result({ ft: [2, 0], ht: [1, 0] }, { status: 'abandoned' });
    expect(await over.read()).toMatchObject({ status: 'settled', returned: '200.00' });
    const home = await betOn('ft_1x2/home', 2000);
    await home.result({ ft: [2, 0], ht: [1, 0] }, { status: 'abandoned' });
    expect(await home.read()).toMatchObject({ status: 'voided', legs: [{ voidReason: 'abandoned' }] });
  });

  it('stays open with an alarm when the half-time score is missing, until it is entered', async () => {
    const { result, read, fixtureId } = await betOn('ht_1x2/home', 2500);
    await result({ ft: [2, 1] });
    expect(await read()).toMatchObject({ status: 'accepted', returned: null });
    const trader = await test.operator('trader');
    const alarms = await trader.api.listTradedFixtures({ state: 'alarm' });
    expect(alarms.fixtures.map(({ id }) => id)).toContain(fixtureId);

    await trader.api.enterFixtureResult(
      {
        fixtureId,
        resultVersion: 1,
        status: 'ended',
        fullTime: { home: 2, away: 1 },
        halfTime: { home: 1, away: 0 },
        reason: '补录半场比分',
      },
      test.once(),
    );
    await test.settle();
    expect(await read()).toMatchObject({ status: 'settled', returned: '250.00' });
    const after = await trader.api.listTradedFixtures({ state: 'alarm' });
    expect(after.fixtures.map(({ id }) => id)).not.toContain(fixtureId);
  });

  it('is void 36 hours after the schedule when the match was put off', async () => {
    const { result, read, member } = await betOn('ft_1x2/home', 2000);
    await result({}, { status: 'postponed' });
    expect(await read()).toMatchObject({ status: 'accepted' });
    const before = test.clock.now();
    try {
      test.clock.set('2026-08-24T01:59:00.000Z'); // kick-off 22 August 14:00 UTC, less than 36 hours ago
      await sweepOverdue(test.app);
      test.clock.set('2026-08-24T02:00:01.000Z');
      await sweepOverdue(test.app);
    } finally {
      test.clock.set(before);
    }
    expect(await read()).toMatchObject({ status: 'voided', legs: [{ voidReason: 'notPlayed' }] });
    expect(await member.wallet()).toBe('100.00');
  });

  it('is void when the match is moved beyond 36 hours, and stands when it is moved within them', async () => {
    const moved = await betOn('ft_1x2/home', 2000);
    await moved.result({}, { date: '2026-08-25' });
    await sweepOverdue(test.app);
    expect(await moved.read()).toMatchObject({ status: 'voided' });
    const delayed = await betOn('ft_1x2/home', 2000);
    await delayed.result({}, { date: '2026-08-23' });
    await sweepOverdue(test.app);
    expect(await delayed.read()).toMatchObject({ status: 'accepted' });
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

describe('a corrected result', () => {
  it('pays the difference, as an event of its own', async () => {
    const { result, read, member } = await betOn('ft_1x2/home', 2100);
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
  });

  it('takes back what is there and books the rest as debt when the money is gone; a later gain repays it', async () => {
    const { result, read, member } = await betOn('ft_1x2/home', 2100);
    await result(ft(2, 1)); // 210.00 paid
    await member.api.transferFromVenue({ api: 'fairway-sports', amount: '150' }, test.once());
    const { center, debt, house } = accountsOf(member.id);
    await inTransaction(test.app.db, (tx) =>
      postTransfer(tx, {
        id: test.app.ids.uuid(),
        reason: 'fee',
        legs: move(center('CNY'), house('fees', 'CNY'), cny(120_00n)),
        at: test.clock.now(),
        requestId: 'spent',
      }),
    );
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

  it('holds a bet that was settled meanwhile by an older result against the present one', async () => {
    const { read, member, bet, fixtureId } = await betOn('ft_1x2/home', 2100);
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
    const { rows } = await sql<BetRow>`select * from sportsbook_bets where id = ${bet.id}`.execute(
      test.app.db,
    );
    const [row] = rows;
    if (!row) throw new Error('no bet');
    // Somebody had read another result, and was first to write.
    const decided = (returned: bigint) => {
      const settled = { status: 'settled' as const, returned, turnover: 0n, legs: [], doubts: [] };
      return [{ bet: row, settled }];
    };
    expect(await settleOpenBets(test.app, decided(0n))).toBe(1);
    expect(await settleOpenBets(test.app, decided(210_00n))).toBe(0);

    expect(await read()).toMatchObject({
      returned: '210.00',
      settlements: [{ returned: '0.00' }, { number: 2 }],
    });
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

  it('is refused by the database when somebody edits a settlement', async () => {
    const { result, bet } = await betOn('ft_1x2/home', 2100);
    await result(ft(2, 1));
    const edit = sql`update sportsbook_settlements set returned = 1 where bet_id = ${bet.id}`.execute(
      test.app.db,
    );
    await expect(edit).rejects.toThrow(/permission denied|never changed/);
  });
});
