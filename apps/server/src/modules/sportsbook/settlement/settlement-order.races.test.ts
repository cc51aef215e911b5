import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createSeededRandom } from '@fairway/testkit';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { lockFixture } from '../catalogue/catalogue-store.ts';
import { recordResult } from '../results/record-result.ts';
import { match } from '../testing/league-file.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';
import { settleFixture } from './settle-fixture.ts';

/** `npm run soak` asks for 20,000. */
const bets = Number(process.env['FAIRWAY_SETTLED_BETS'] ?? '2000');
const members = 200;
const random = createSeededRandom(`settlement order ${bets}`);

let test: SportsbookTest;
let first: bigint;
let second: bigint;

beforeAll(async () => {
  test = await createSportsbookTest();
  await test.imports([match('Ordered', 'Ordered Town'), match('Other', 'Other Town')]);
  first = BigInt(await test.fixtureOf('Ordered'));
  second = BigInt(await test.fixtureOf('Other'));
  await insertBets();
});
afterAll(() => test.end());

type Score = readonly [home: number, away: number];

/** What is bet on, in turn, and what wins: all at 2.000, the parlay at 2.000 × 2.000. */
const picks: readonly {
  legs: readonly ['first' | 'second', string, string][];
  wins(one: Score, two: Score): boolean;
}[] = [
  { legs: [['first', 'ft_1x2', 'home']], wins: ([home, away]) => home > away },
  { legs: [['first', 'ft_1x2', 'away']], wins: ([home, away]) => home < away },
  // Over half a goal: decided by the first goal, in play.
  { legs: [['first', 'ft_ou:2', 'over']], wins: ([home, away]) => home + away > 0 },
  { legs: [['first', 'ft_oe', 'odd']], wins: ([home, away]) => (home + away) % 2 === 1 },
  {
    legs: [
      ['first', 'ft_1x2', 'home'],
      ['second', 'ft_1x2', 'home'],
    ],
    wins: (one, two) => one[0] > one[1] && two[0] > two[1],
  },
];

/** Bets of 10.00 as they are before the matches: nobody judges the legs as they are written here. */
async function insertBets(): Promise<void> {
  const client = new Client({ connectionString: test.database.superuserUrl });
  await client.connect();
  const ids = { first, second };
  await client.query('set session_replication_role = replica');
  await client.query(`
    insert into sportsbook_bets (shard_id, id, bill_no, member_id, operation_id, currency, unit_stake, stake, sizes,
      leg_count, price_policy, live, status, placed_at, stake_transfer, maximum_return)
    select ledger_shard_of('m' || n % ${members}), ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'B' || n,
      'm' || n % ${members}, 'order-' || n, 'CNY', 1000, 1000,
      case when n % 5 = 4 then '[2]'::jsonb else '[1]'::jsonb end, case when n % 5 = 4 then 2 else 1 end, 'any', false,
      'accepted', now(), gen_random_uuid(), 4000
    from generate_series(0, ${bets - 1}) n`);
  for (const [turn, { legs }] of picks.entries()) {
    for (const [place, [fixture, market, selection]] of legs.entries()) {
      const [code, line = null] = market.split(':');
      await client.query(
        `insert into sportsbook_legs (shard_id, bet_id, place, member_id, fixture_id, market, code, line, selection, price,
          asked_price, market_version, live, scheduled_at, placed_at)
        select b.shard_id, b.id, $2, b.member_id, $3, $4, $5, $6, $7, 2000, 2000, 1, false, f.starts_at, now()
        from sportsbook_bets b, sportsbook_fixtures f where f.id = $3 and substr(b.bill_no, 2)::integer % 5 = $1`,
        [turn, place, ids[fixture], market, code, line, selection],
      );
    }
  }
  await client.query('analyze sportsbook_bets; analyze sportsbook_legs');
  await client.end();
}

/** As a feed does: the score of a half in play. */
async function inPlay(
  fixtureId: bigint,
  status: 'firstHalf' | 'halfTime',
  [home, away]: Score,
): Promise<void> {
  const half = status === 'halfTime' ? [home, away] : [null, null];
  await inTransaction(test.app.db, async (tx) => {
    await lockFixture(tx, fixtureId);
    await sql`
      update sportsbook_fixtures set status = ${status}, home_goals = ${home}, away_goals = ${away},
        half_home = ${half[0]}::smallint, half_away = ${half[1]}::smallint where id = ${fixtureId}`.execute(
      tx,
    );
  });
}

async function ended(fixtureId: bigint, [home, away]: Score): Promise<void> {
  await inTransaction(test.app.db, (tx) =>
    recordResult(tx, test.app, {
      fixtureId,
      result: { status: 'ended', fullTime: { home, away }, halfTime: { home: 0, away: 0 }, half: null },
      extra: null,
      source: 'operator/test',
      reason: '更正赛果',
    }),
  );
}

const program = fileURLToPath(new URL('settling-process.fixture.ts', import.meta.url));

async function startWorker(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program, test.database.urls.app, String(first), String(second)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 5 + random.integer(150)));

it(`settles ${bets} bets by the last of many results, each once, whatever is killed meanwhile`, async () => {
  const workers = await Promise.all([startWorker(), startWorker(), startWorker()]);
  const [oneEnds, twoEnds]: [Score, Score] = [
    [3, 1],
    [2, 0],
  ];
  const steps = [
    () => inPlay(first, 'firstHalf', [1, 0]),
    () => inPlay(first, 'firstHalf', [0, 0]),
    () => inPlay(first, 'halfTime', [1, 0]),
    () => ended(first, [1, 0]),
    () => ended(second, [0, 1]),
    () => ended(first, [0, 2]),
    () => ended(second, [1, 0]),
    () => ended(first, [0, 0]),
    () => ended(second, twoEnds),
    () => ended(first, oneEnds),
  ];
  for (const [index, step] of steps.entries()) {
    await step();
    await moment();
    const victim = index % 3 === 2 ? workers.shift() : undefined;
    if (victim) {
      await kill(victim);
      workers.push(await startWorker());
    }
  }
  await Promise.all(workers.map(kill));
  // What the killed ones left behind, as their jobs do when they run again.
  await settleFixture(test.app, first);
  await settleFixture(test.app, second);

  const expected = Array.from({ length: bets }, (_, n) => {
    const pick = picks[n % picks.length];
    if (!pick?.wins(oneEnds, twoEnds)) return 0n;
    return pick.legs.length === 2 ? 40_00n : 20_00n; // 10.00 × 2.000 (× 2.000)
  });
  const { rows } = await sql<{
    n: number;
    status: string;
    returned: bigint;
    paid: bigint;
    counted: bigint;
    last: number;
  }>`
    select substr(b.bill_no, 2)::integer as n, b.status, b.returned, sum(s.change)::bigint as paid,
      (array_agg(s.turnover order by s.number desc))[1] as counted, b.settlement_count - count(*) as last
    from sportsbook_bets b join sportsbook_settlements s on s.shard_id = b.shard_id and s.bet_id = b.id
    group by b.shard_id, b.id order by n`.execute(test.app.db);
  expect(rows.map(({ status }) => status)).toEqual(expected.map(() => 'settled'));
  expect(rows.map(({ returned }) => returned)).toEqual(expected);
  expect(rows.map(({ paid }) => paid)).toEqual(expected);
  expect(rows.every(({ last }) => Number(last) === 0)).toBe(true);

  // Each settlement moved its money once: the members hold what their bets returned.
  const held = await sql<{ held: bigint }>`
    select sum(balance)::bigint as held from (
      select distinct on (e.account_id) e.balance_after as balance
      from ledger_entries e join ledger_accounts a on a.shard_id = e.shard_id and a.id = e.account_id
      where a.owner ~ '^m[0-9]+$' order by e.account_id, e.seq desc) as last`.execute(test.app.db);
  expect(held.rows[0]?.held).toBe(expected.reduce<bigint>((sum, returned) => sum + returned, 0n));

  // Who follows the events takes back what a correction reversed, and ends with what the last settlements counted.
  const events = await sql<{ turnover: string; wrong: bigint }>`
    with told as (
      select payload ->> 'betId' as bet, id,
        (coalesce(payload ->> 'turnoverAfter', payload ->> 'turnover'))::numeric as after,
        (payload ->> 'turnoverBefore')::numeric as before
      from platform_outbox where kind = 'event' and name in ('bet.settled', 'bet.resettled')),
    chained as (select *, lag(after) over (partition by bet order by id) as previous from told)
    select sum(after - coalesce(before, 0))::text as turnover,
      count(*) filter (where before is distinct from previous) as wrong from chained`.execute(test.app.db);
  const counted = rows.reduce((sum, row) => sum + row.counted, 0n);
  expect(events.rows[0]?.wrong).toBe(0n);
  expect(Number(events.rows[0]?.turnover) * 100).toBe(Number(counted));
});
