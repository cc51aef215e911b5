import { availableParallelism } from 'node:os';
import { accountsOf, move, postTransfer } from '@fairway/server/modules/ledger/index.ts';
import { createApp } from '@fairway/server/app.ts';
import { parseConfig } from '@fairway/server/config.ts';
import { settleFixture } from '@fairway/server/modules/sportsbook/settlement/settle-fixture.ts';
import { cny } from '@fairway/money';
import { sql } from 'kysely';
import { Client } from 'pg';
import { startBenchServer } from '../ledger/bench-server.ts';

/*
 * Claim: 100,000 bets on one match settle in bulk, each with its settlement, posting, event and push in one transaction, many
 * times faster than one bet a transaction. One durable PostgreSQL, one run. `--short`: 10,000 bets.
 */
const short = process.argv.includes('--short');
const bets = short ? 10_000 : 100_000;
const alone = short ? 200 : 1_000;

const server = await startBenchServer();
const fairway = await createApp(
  parseConfig({
    NODE_ENV: 'test',
    PORT: '0',
    CONSOLE_PORT: '0',
    LOG_LEVEL: 'silent',
    APP_DATABASE_URL: server.app,
    SERVER_SECRET: 'bench-server-secret-of-32-characters',
    PASSWORD_PEPPER: 'bench-password-pepper-of-32-characters',
  }),
  { work: false },
);
try {
  const fixtureId = await fill(server.superuser);
  const oneByOne = await settleAlone();
  const before = process.cpuUsage();
  const begun = performance.now();
  const paid = await settleFixture(fairway.app, fixtureId);
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(before);
  console.log(`${availableParallelism()} cores, Node ${process.version}; PostgreSQL durable`);
  console.log(`in bulk        ${paid} bets in ${round(seconds)} s: ${Math.round(paid / seconds)}/s`);
  console.log(`               of it ${round((user + system) / 1e6)} s of this process's processor time`);
  console.log(`one at a time  ${alone} bets: ${Math.round(oneByOne)}/s`);
  console.log(`ratio          ${round(paid / seconds / oneByOne)} x`);
} finally {
  await fairway.close();
  await server.stop();
}

/** A match with its result, and bets of 10,000 members on it at 2.000, half of which win. */
async function fill(superuser: string): Promise<bigint> {
  const client = new Client({ connectionString: superuser });
  await client.connect();
  // Bets on a match that is over: nobody judges the legs as they are booked.
  await client.query(`
    set session_replication_role = replica;
    insert into sportsbook_competitions (key, name_zh, name_en, season, time_zone, created_at)
    values ('bench', 'bench', 'bench', '', 'UTC', now());
    insert into sportsbook_teams (key, name_zh, name_en, colour_first, colour_second)
    values ('a', 'a', 'a', '#000', '#fff'), ('b', 'b', 'b', '#000', '#fff');
    insert into sportsbook_fixtures (competition_id, source_key, round, home_team, away_team, starts_at, status,
      home_goals, away_goals, half_home, half_away, result_version)
    select 1, 'bench', '', 1, 2, now() - interval '2 hours', 'ended', 2, 1, 1, 0, 1;
    insert into sportsbook_bets (shard_id, id, bill_no, member_id, operation_id, currency, unit_stake, stake, sizes,
      leg_count, price_policy, live, status, placed_at, stake_transfer, maximum_return)
    select ledger_shard_of('m' || n % 10000), ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'B' || n,
      'm' || n % 10000, 'bench-' || n, 'CNY', 1000, 1000, '[1]', 1, 'any', false, 'accepted', now(),
      gen_random_uuid(), 2000
    from generate_series(1, ${bets}) n;
    insert into sportsbook_legs (shard_id, bet_id, place, member_id, fixture_id, market, code, selection, price,
      asked_price, market_version, live, scheduled_at, placed_at)
    select shard_id, id, 0, member_id, 1, 'ft_1x2', 'ft_1x2',
      case when hashtext(member_id) % 2 = 0 then 'home' else 'draw' end, 2000, 2000, 1, false, now(), now()
    from sportsbook_bets;
    analyze;`);
  await client.end();
  return 1n;
}

/** The usual way: read the bet, mark it, post its return, commit; the next. Answers bets a second. */
async function settleAlone(): Promise<number> {
  const { app } = fairway;
  const begun = performance.now();
  for (let n = 1; n <= alone; n += 1) {
    const accounts = accountsOf(`x${n % 10_000}`);
    await app.db.transaction().execute(async (tx) => {
      await sql`select * from sportsbook_bets where shard_id = 0 and status = 'accepted' limit 1 for update`.execute(
        tx,
      );
      await postTransfer(tx, {
        id: app.ids.uuid(),
        reason: 'betReturn',
        legs: move(
          accounts.house('sportsbookPool', 'CNY'),
          accounts.venue('fairway-sports', 'CNY'),
          cny(2000n),
        ),
        at: app.clock.now(),
        requestId: `bench-${n}`,
      });
    });
  }
  return alone / ((performance.now() - begun) / 1000);
}

function round(number: number): string {
  return String(Math.round(number * 10) / 10);
}
