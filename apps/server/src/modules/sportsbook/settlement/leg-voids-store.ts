import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';

/** Voids the legs of a match that had not started within its competition's hours; live ones are not meant. */
export async function voidUnstarted(
  tx: Tx,
  { id, competition_id: competitionId }: { id: bigint; competition_id: bigint },
  now: Date,
): Promise<void> {
  await sql`
    insert into sportsbook_leg_voids (shard_id, bet_id, place, fixture_id, reason, detail, at)
    select legs.shard_id, legs.bet_id, legs.place, legs.fixture_id, 'notPlayed',
      ${`result of ${now.toISOString()}`}::text, ${now}
    from sportsbook_legs legs
    join sportsbook_competitions competitions on competitions.id = ${competitionId}
    where legs.fixture_id = ${id} and not legs.live
      and legs.scheduled_at + make_interval(hours => competitions.void_hours) < ${now}
    on conflict do nothing`.execute(tx);
}

/** Voids live handicap legs that were placed between a side's last goal before a decision and the decision. */
export async function voidSinceGoal(
  tx: Tx,
  fixtureId: bigint,
  { side, sequence, at }: { side: 'home' | 'away'; sequence: number; at: Date },
): Promise<void> {
  await sql`
    insert into sportsbook_leg_voids (shard_id, bet_id, place, fixture_id, reason, detail, at)
    select legs.shard_id, legs.bet_id, legs.place, legs.fixture_id, 'goalWithdrawn',
      'goal ' || goal.sequence || ', decision ' || ${sequence}::integer, ${at}
    from (
      select max(sequence) as sequence from sportsbook_incidents
      where fixture_id = ${fixtureId} and kind = 'goal' and side = ${side} and sequence < ${sequence}) goal
    join sportsbook_legs legs on legs.fixture_id = ${fixtureId} and legs.live
      and legs.feed_sequence >= goal.sequence and legs.feed_sequence < ${sequence}
    where legs.code in ('ft_ah', 'ht_ah')
    on conflict do nothing`.execute(tx);
}

/** Voids live legs that were booked from an instant on without having seen an incident of that instant. */
export async function voidPlacedLate(
  tx: Tx,
  fixtureId: bigint,
  { sequence, happenedAt, at }: { sequence: number; happenedAt: Date; at: Date },
): Promise<void> {
  await sql`
    insert into sportsbook_leg_voids (shard_id, bet_id, place, fixture_id, reason, detail, at)
    select shard_id, bet_id, place, fixture_id, 'placedLate', ${`incident ${sequence}`}, ${at}
    from sportsbook_legs
    where fixture_id = ${fixtureId} and live and placed_at >= ${happenedAt} and feed_sequence < ${sequence}
    on conflict do nothing`.execute(tx);
}
