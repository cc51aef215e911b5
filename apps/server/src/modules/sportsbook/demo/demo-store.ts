import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';

/** Moves the kick-offs of the simulator's matches after an instant by so many hours; answers which were moved. */
export async function moveKickOffs(tx: Tx, after: Date, hours: number): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    update sportsbook_fixtures set starts_at = starts_at + make_interval(hours => ${hours}::integer),
      feed = null, feed_match = null, feed_asked_at = null
    where status = 'scheduled' and seed is not null and starts_at > ${after} returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Moves matches and the bets on them back by so many hours, as if they had been booked so long ago. */
export async function moveBack(tx: Tx, fixtureIds: readonly bigint[], hours: number): Promise<void> {
  await sql`
    update sportsbook_fixtures set starts_at = starts_at - make_interval(hours => ${hours}::integer),
      feed = null, feed_match = null, feed_asked_at = null
    where id = any (${fixtureIds}::bigint[])`.execute(tx);
  await sql`
    update sportsbook_legs set scheduled_at = scheduled_at - make_interval(hours => ${hours}::integer)
    where fixture_id = any (${fixtureIds}::bigint[])`.execute(tx);
}

/** Moves these kick-offs by so many hours, away from any feed. */
export async function moveForward(tx: Tx, fixtureIds: readonly bigint[], hours: number): Promise<void> {
  await sql`
    update sportsbook_fixtures set starts_at = starts_at + make_interval(hours => ${hours}::integer),
      feed = null, feed_match = null, feed_asked_at = null
    where id = any (${fixtureIds}::bigint[])`.execute(tx);
}
