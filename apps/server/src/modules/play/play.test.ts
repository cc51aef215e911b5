import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { dispatchEvents } from '#platform/outbox/dispatch-events.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { EventMap } from '#platform/outbox/event-map.ts';
import { createTestPlatform, type TestPlatform } from '#platform/test-platform.ts';
import { countFacts } from './facts/count-facts.ts';
import { playEvents } from './facts/fact-of.ts';
import { factsOf, lifetimeSums, sumsOfDays } from './index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

type Played = (typeof playEvents)[number];

/** Emits events together and has them counted. */
async function happen(...events: { [Name in Played]: readonly [Name, EventMap[Name]] }[Played][]) {
  const { app } = platform;
  await inTransaction(app.db, async (tx) => {
    for (const [name, payload] of events) await emit(tx, app, name, payload);
  });
  await deliver();
}

async function deliver(): Promise<void> {
  while ((await dispatchEvents(platform.app, [countFacts])).more);
  await runDueJobs(platform.app, [countFacts]);
}

const cny = { currency: 'CNY' as const };
// 16:00 UTC is midnight in Shanghai.
const evening = '2026-08-10T15:59:59.999Z';
const midnight = '2026-08-10T16:00:00.000Z';
const later = '2026-08-13T08:00:00.000Z';

const deposit = (memberId: string, amount: string, at = evening) =>
  ['deposit.settled', { memberId, billNo: `D${amount}`, ...cny, amount, at }] as const;
const sports = { venue: 'fairway-sports', category: 'sports' as const, ...cny };
const legs = [{ fixture: '7', market: 'ft_1x2', price: '2.100' }];
const bet = (memberId: string, betId: string, more: Partial<EventMap['bet.settled']> = {}) =>
  [
    'bet.settled',
    {
      memberId, betId, ...sports, cause: 'result', legs, stake: '100.00', returned: '210.00', turnover: '100.00',
      free: false, at: evening, ...more,
    }, // prettier-ignore
  ] as const;
const game = (memberId: string, ref: string, more: Partial<EventMap['game.settled']> = {}) =>
  [
    'game.settled',
    {
      memberId, venue: 'fairway-games', category: 'electronic', game: 'dice', ref, ...cny, stake: '5.00',
      returned: '0.00', turnover: '5.00', free: false, at: midnight, ...more,
    }, // prettier-ignore
  ] as const;

const week = { from: '2026-08-08', to: '2026-08-15' };
const nothing = {
  ...cny,
  deposited: 0n,
  depositReversed: 0n,
  withdrawn: 0n,
  staked: 0n,
  returned: 0n,
  turnover: 0n,
  deposits: 0,
  withdrawals: 0,
  plays: 0,
};

describe('what a member did', () => {
  it('is added up by day of the site, currency and category', async () => {
    const member = 'adds-up';
    await happen(
      deposit(member, '300.00'),
      deposit(member, '50.00', midnight),
      ['withdrawal.paid', { memberId: member, billNo: 'W1', ...cny, amount: '20.00', at: midnight }],
      bet(member, 'b1'),
      bet(member, 'b2', { returned: '0.00' }),
      game(member, 'g1'),
      game(member, 'u1', { currency: 'USDT', stake: '1.000001', turnover: '1.000001' }),
    );
    expect(await sumsOfDays(platform.app.db, member, week)).toEqual([
      { ...nothing, day: '2026-08-10', category: 'cashier', deposited: 300_00n, deposits: 1 },
      { ...nothing, day: '2026-08-10', category: 'sports', staked: 200_00n, returned: 210_00n, turnover: 200_00n, plays: 2 },
      {
        ...nothing, day: '2026-08-11', category: 'cashier', deposited: 50_00n, deposits: 1, withdrawn: 20_00n,
        withdrawals: 1,
      },
      { ...nothing, day: '2026-08-11', category: 'electronic', staked: 5_00n, turnover: 5_00n, plays: 1 },
      {
        ...nothing, currency: 'USDT', day: '2026-08-11', category: 'electronic', staked: 1_000001n,
        turnover: 1_000001n, plays: 1,
      },
    ]); // prettier-ignore
    expect(await sumsOfDays(platform.app.db, member, { from: '2026-08-10', to: '2026-08-11' })).toHaveLength(
      2,
    );
  });

  it('counts once however often it is delivered, and says once a batch whose days have changed', async () => {
    const [one, other] = ['once', 'once-more'];
    const events = { id: '900001', at: evening };
    const [name, payload] = bet(one, 'b1');
    const [, second] = bet(other, 'b2', { at: midnight });
    const batch = [
      { ...events, name, payload },
      { id: '900002', at: evening, name, payload: second },
    ];
    await countFacts.run(platform.app, { events: batch });
    await countFacts.run(platform.app, { events: batch });
    // Another batch with one of them and a new one.
    await countFacts.run(platform.app, {
      events: [...batch.slice(1), { ...events, id: '900003', name, payload }],
    });
    const sums = await sumsOfDays(platform.app.db, one, week);
    expect(sums).toMatchObject([{ staked: 200_00n, plays: 2 }]);
    const { rows } = await sql<{ payload: unknown }>`
      select payload from platform_outbox
      where name = 'play.counted' and payload -> 'members' ? ${one} order by id`.execute(platform.app.db);
    expect(rows.map((row) => row.payload)).toEqual([
      { members: expect.arrayContaining([one, other]), days: ['2026-08-10', '2026-08-11'] },
      { members: [one], days: ['2026-08-10'] },
    ]);
  });

  it('is corrected on the day on which it happened, whatever day the correction comes', async () => {
    const member = 'corrected';
    await happen(deposit(member, '300.00'), bet(member, 'b1'), game(member, 'g1', { at: evening }));
    await happen(
      ['deposit.reversed', { memberId: member, billNo: 'D300.00', ...cny, amount: '300.00', settledAt: evening, at: later }],
      [
        'bet.resettled',
        {
          memberId: member, betId: 'b1', ...sports, cause: 'void', legs, before: '210.00', after: '100.00',
          turnoverBefore: '100.00', turnoverAfter: '0.00', free: false, settledAt: evening, at: later,
        },
      ],
      [
        'game.resettled',
        {
          memberId: member, venue: 'qiming', category: 'electronic', game: 'dice', ref: 'g1', ...cny, before: '0.00',
          after: '5.00', turnoverBefore: '5.00', turnoverAfter: '0.00', settledAt: evening, at: later,
        },
      ],
    ); // prettier-ignore
    expect(await sumsOfDays(platform.app.db, member, week)).toEqual([
      { ...nothing, day: '2026-08-10', category: 'cashier', deposited: 300_00n, depositReversed: 300_00n },
      { ...nothing, day: '2026-08-10', category: 'electronic', staked: 5_00n, returned: 5_00n, plays: 1 },
      { ...nothing, day: '2026-08-10', category: 'sports', staked: 100_00n, returned: 100_00n, plays: 1 },
    ]);
  });

  it('counts each ticket of those that were settled together, once however often that is delivered', async () => {
    const member = 'tickets';
    const tickets = [
      { ref: 't1', stake: '2.00', returned: '3.00', turnover: '2.00' },
      { ref: 't2', stake: '4.00', returned: '4.00', turnover: '0.00' },
    ];
    const payload = {
      memberId: member, venue: 'fairway-lottery', category: 'lottery' as const, game: 'k3', ...cny, tickets, at: evening,
    }; // prettier-ignore
    const events = [{ id: '900101', at: evening, name: 'tickets.settled' as const, payload }];
    await countFacts.run(platform.app, { events });
    await countFacts.run(platform.app, { events });
    expect(await sumsOfDays(platform.app.db, member, week)).toEqual([
      { ...nothing, day: '2026-08-10', category: 'lottery', staked: 6_00n, returned: 7_00n, turnover: 2_00n, plays: 2 },
    ]); // prettier-ignore
    const span = { from: new Date('2026-08-10T00:00:00Z'), to: new Date(later) };
    expect((await factsOf(platform.app.db, member, span)).map(({ ref, part }) => [ref, part])).toEqual([
      ['t1', 0],
      ['t2', 1],
    ]);
  });

  it('leaves out what was played with a gift', async () => {
    const member = 'gifted';
    await happen(bet(member, 'b1', { free: true }), game(member, 'g1', { free: true }));
    expect(await sumsOfDays(platform.app.db, member, week)).toEqual([]);
    expect(await lifetimeSums(platform.app.db, [member])).toEqual([]);
  });

  it('at a venue outside is what was lost or won there', async () => {
    const member = 'outside';
    const venue = { memberId: member, venue: 'beichen', category: 'liveDealer' as const, ...cny };
    const moments = { isFinal: true, sentAt: null, at: evening };
    await happen(
      ['venue.resulted', { ...venue, before: '100.00', after: '60.00', ...moments }],
      ['venue.resulted', { ...venue, before: '60.00', after: '75.00', ...moments }],
    );
    expect(await sumsOfDays(platform.app.db, member, week)).toEqual([
      { ...nothing, day: '2026-08-10', category: 'liveDealer', staked: 40_00n, returned: 15_00n },
    ]);
  });

  it('is summed over a life, or up to a day, for many members at once', async () => {
    const [rich, poor] = ['life-a', 'life-b'];
    await happen(
      deposit(rich, '300.00'),
      deposit(rich, '50.00', midnight),
      bet(rich, 'b1'),
      game(poor, 'g1'),
    );
    await happen([
      'deposit.reversed',
      { memberId: rich, billNo: 'D50.00', ...cny, amount: '50.00', settledAt: midnight, at: later },
    ]);
    const own = {
      ...cny,
      netDeposits: 300_00n,
      withdrawn: 0n,
      staked: 100_00n,
      returned: 210_00n,
      turnover: 100_00n,
    };
    const other = { ...cny, netDeposits: 0n, withdrawn: 0n, staked: 5_00n, returned: 0n, turnover: 5_00n };
    expect(await lifetimeSums(platform.app.db, [poor, rich, 'nobody'])).toEqual([
      { memberId: rich, ...own },
      { memberId: poor, ...other },
    ]);
    expect(await lifetimeSums(platform.app.db, [rich, poor], { before: '2026-08-11' })).toEqual([
      { memberId: rich, ...own },
    ]);
  });

  it('can be read fact by fact, with what each leg of a bet was on', async () => {
    const member = 'by-fact';
    await happen(deposit(member, '300.00'), bet(member, 'b1'), game(member, 'g1'));
    const span = { from: new Date(evening), to: new Date('2026-08-10T16:00:00.001Z') };
    const facts = await factsOf(platform.app.db, member, span);
    expect(facts.map(({ kind, ref }) => [kind, ref])).toEqual([
      ['deposit', 'D300.00'],
      ['bet', 'b1'],
      ['game', 'g1'],
    ]);
    const [only] = await factsOf(platform.app.db, member, { ...span, kinds: ['bet'] });
    expect(only).toMatchObject({ memberId: member, ...sports, legs, staked: 100_00n, at: new Date(evening) });
    expect(await factsOf(platform.app.db, member, { from: span.from, to: new Date(midnight) })).toHaveLength(
      2,
    );
  });
});
