import { sql } from 'kysely';
import { addSeconds } from '#platform/clock.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { refreshCatalogue } from '../catalogue/catalogue-memory.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { lockFixture } from '../catalogue/catalogue-store.ts';
import { moveMarkets } from '../markets/markets-store.ts';
import { publishOdds } from '../markets/publish-odds.ts';
import { raiseAlarm } from './alarms-store.ts';
import { settleFixture } from './settle-fixture.ts';

/** Hours after the kick-off from which a match without a result is a person's case. */
const overdueHours = 4;

/**
 * Looks after matches that should have begun: closes their markets at the start, voids bets after the competition's hours
 * (36) when the match was put off, and raises an alarm where a result fails to come.
 */
export async function settleOverdue(app: Platform): Promise<void> {
  await closeBegun(app);
  await voidOverdue(app);
  await alarmWithoutResult(app);
}

/** Matches without a feed: at the start betting is over. Bets are refused by the clock; this is for the screens. */
async function closeBegun(app: Platform): Promise<void> {
  const now = app.clock.now();
  const { rows } = await sql<{ id: bigint }>`
    select fixtures.id from sportsbook_fixtures fixtures
    where status in ('scheduled', 'postponed') and seed is null
      and (starts_at <= ${now} or status = 'postponed') and exists (
      select from sportsbook_markets markets where markets.fixture_id = fixtures.id and markets.status <> 'closed')
    limit 500`.execute(app.db);
  for (const { id } of rows) {
    await inTransaction(app.db, async (tx) => {
      await lockFixture(tx, id);
      await publishOdds(
        tx,
        app,
        id,
        await moveMarkets(tx, id, ['open', 'suspended'], 'closed', app.clock.now()),
      );
    });
  }
  if (rows.length > 0) refreshCatalogue(app);
}

async function voidOverdue(app: Platform): Promise<void> {
  const now = app.clock.now();
  const { rows } = await sql<{ id: bigint }>`
    select distinct fixtures.id
    from sportsbook_bets bets
    join sportsbook_legs legs on legs.shard_id = bets.shard_id and legs.bet_id = bets.id
    join sportsbook_fixtures fixtures on fixtures.id = legs.fixture_id
    join sportsbook_competitions competitions on competitions.id = fixtures.competition_id
    where bets.status = 'accepted' and fixtures.status in ('scheduled', 'postponed')
      and legs.scheduled_at + make_interval(hours => competitions.void_hours)
        < greatest(${now}::timestamptz, fixtures.starts_at)
      and (fixtures.status = 'postponed' or fixtures.seed is not null
        or fixtures.starts_at > legs.scheduled_at + make_interval(hours => competitions.void_hours))
    limit 200`.execute(app.db);
  for (const { id } of rows) await settleFixture(app, id);
}

async function alarmWithoutResult(app: Platform): Promise<void> {
  const now = app.clock.now();
  const { rows } = await sql<{ id: bigint }>`
    select fixtures.id from sportsbook_fixtures fixtures
    where status = 'scheduled' and starts_at < ${addSeconds(now, -overdueHours * 3600)}
      and exists (select from sportsbook_legs legs where legs.fixture_id = fixtures.id)
      and not exists (select from sportsbook_alarms alarms where alarms.fixture_id = fixtures.id
        and alarms.kind = 'resultOverdue' and alarms.cleared_at is null)
    limit 200`.execute(app.db);
  for (const { id } of rows) await raiseAlarm(app.db, id, 'resultOverdue', now);
}

export const settleOverdueJob = definePeriodicJob({
  name: 'sportsbook.sweep-overdue',
  every: { seconds: 30 },
  run: settleOverdue,
});
