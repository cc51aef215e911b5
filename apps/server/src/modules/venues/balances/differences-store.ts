import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { VenuesTables } from '../tables.ts';

/** Notes that a venue states far more or less than our books. */
export async function insertDifference(
  tx: Tx,
  row: Insertable<VenuesTables['venues_differences']>,
): Promise<void> {
  await tx.withTables<VenuesTables>().insertInto('venues_differences').values(row).execute();
}
