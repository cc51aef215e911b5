import type { Selectable } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { VenuesTables } from '../tables.ts';

export type WithheldRow = Selectable<VenuesTables['venues_withheld']>;

/** The venues that were taken from a member. */
export async function selectWithheld(db: Db | Tx, memberId: string): Promise<WithheldRow[]> {
  return db
    .withTables<VenuesTables>()
    .selectFrom('venues_withheld')
    .selectAll()
    .where('shard_id', '=', shardOf(memberId))
    .where('member_id', '=', memberId)
    .execute();
}

/** Takes a venue from a member; the later reason replaces the former. */
export async function writeWithheld(tx: Tx, row: Omit<WithheldRow, 'shard_id'>): Promise<void> {
  const { reason, withheld_at, withheld_by } = row;
  await tx
    .withTables<VenuesTables>()
    .insertInto('venues_withheld')
    .values({ shard_id: shardOf(row.member_id), ...row })
    .onConflict((conflict) =>
      conflict.columns(['shard_id', 'member_id', 'venue']).doUpdateSet({ reason, withheld_at, withheld_by }),
    )
    .execute();
}

export async function deleteWithheld(tx: Tx, memberId: string, venue: string): Promise<void> {
  await tx
    .withTables<VenuesTables>()
    .deleteFrom('venues_withheld')
    .where('shard_id', '=', shardOf(memberId))
    .where('member_id', '=', memberId)
    .where('venue', '=', venue)
    .execute();
}
