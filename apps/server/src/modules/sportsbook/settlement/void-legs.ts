import type { Incident } from '@fairway/betting';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { FeedIncident } from '../feeds/feed.ts';

/**
 * Voids the live handicap legs that were placed between a goal and its withdrawal by VAR: they count from a score that
 * never was. Writes one fact a leg; the settlement reads it.
 */
export async function voidWithdrawnLegs(
  tx: Tx,
  app: Platform,
  fixtureId: bigint,
  decision: Incident,
): Promise<void> {
  if (decision.kind !== 'varDecision') return;
  await sql`
    insert into sportsbook_leg_voids (shard_id, bet_id, place, fixture_id, reason, detail, at)
    select legs.shard_id, legs.bet_id, legs.place, legs.fixture_id, 'goalWithdrawn',
      'goal ' || goal.sequence || ', decision ' || ${decision.sequence}::integer, ${app.clock.now()}
    from (
      select max(sequence) as sequence from sportsbook_incidents
      where fixture_id = ${fixtureId} and kind = 'goal' and side = ${decision.side}
        and sequence < ${decision.sequence}) goal
    join sportsbook_legs legs on legs.fixture_id = ${fixtureId} and legs.live
      and legs.feed_sequence >= goal.sequence and legs.feed_sequence < ${decision.sequence}
    where legs.code in ('ft_ah', 'ht_ah')
    on conflict do nothing`.execute(tx);
}

/**
 * Voids the live legs that were booked after an incident had happened by the feed's time, but before it arrived here.
 */
export async function voidLateLegs(
  tx: Tx,
  app: Platform,
  fixtureId: bigint,
  { incident, at }: FeedIncident,
): Promise<void> {
  await sql`
    insert into sportsbook_leg_voids (shard_id, bet_id, place, fixture_id, reason, detail, at)
    select shard_id, bet_id, place, fixture_id, 'placedLate', ${`incident ${incident.sequence}`}, ${app.clock.now()}
    from sportsbook_legs
    where fixture_id = ${fixtureId} and live and placed_at >= ${at} and feed_sequence < ${incident.sequence}
    on conflict do nothing`.execute(tx);
}
