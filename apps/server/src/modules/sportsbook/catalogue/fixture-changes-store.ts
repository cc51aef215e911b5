import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { FixtureRow } from '../tables.ts';

type Outset = NonNullable<FixtureRow['expected']>;

/** Moves a kick-off; `revived` makes a postponed match scheduled again. Its feed is asked again, with the new time. */
export async function updateKickOff(
  tx: Tx,
  fixtureId: bigint,
  { startsAt, timeOpen, revived }: { startsAt: Date; timeOpen: boolean; revived: boolean },
): Promise<void> {
  await sql`
    update sportsbook_fixtures set starts_at = ${startsAt}, time_open = ${timeOpen},
      status = case when ${revived} then 'scheduled' else status end, feed = null, feed_match = null, feed_asked_at = null
    where id = ${fixtureId}`.execute(tx);
}

/** Has its feed rehearse a match; a feed that covers it already is asked again. */
export async function updateSimulation(
  tx: Tx,
  fixtureId: bigint,
  simulation: { startsAt: Date; seed: string; speed: number; expected: Outset },
): Promise<void> {
  await sql`
    update sportsbook_fixtures set starts_at = ${simulation.startsAt}, time_open = false, status = 'scheduled',
      seed = ${simulation.seed}, speed = ${simulation.speed}, expected = ${JSON.stringify(simulation.expected)}::jsonb,
      feed = null, feed_match = null, feed_asked_at = null
    where id = ${fixtureId}`.execute(tx);
}

/** Writes the goals that a match was priced by. */
export async function updateExpected(tx: Tx, fixtureId: bigint, expected: Outset, at: Date): Promise<void> {
  await sql`
    update sportsbook_fixtures set expected = ${JSON.stringify(expected)}::jsonb, priced_at = ${at}
    where id = ${fixtureId}`.execute(tx);
}

/** Suspends a match in the name of a trader; null lifts it, and nothing that a feed holds. */
export async function updateFixtureSuspension(tx: Tx, fixtureId: bigint, by: string | null): Promise<void> {
  await sql`update sportsbook_fixtures set suspended_by = ${by} where id = ${fixtureId}`.execute(tx);
}
