import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { VenuesTables } from '../tables.ts';
import { openStatuses, type TransferRow } from '../transfers/transfer-store.ts';

const listed = 200;

/** Transfers whose end is not known: those that wait for people first, then the oldest. */
export async function selectUnresolved(db: Db): Promise<TransferRow[]> {
  return db
    .withTables<VenuesTables>()
    .selectFrom('venues_transfers')
    .selectAll()
    .where('status', 'in', openStatuses)
    .orderBy(sql`(status = 'operator')`, 'desc')
    .orderBy('created_at')
    .limit(listed)
    .execute();
}

/** How many transfers wait for two people, because no venue has said how they ended. */
export async function countForPeople(db: Db): Promise<number> {
  const { waiting } = await db
    .withTables<VenuesTables>()
    .selectFrom('venues_transfers')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('status', '=', 'operator')
    .executeTakeFirstOrThrow();
  return waiting;
}

/** How many transfers are open at each venue. */
export async function countOpenTransfers(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .withTables<VenuesTables>()
    .selectFrom('venues_transfers')
    .select(['venue', sql<number>`count(*)::int`.as('open')])
    .where('status', 'in', openStatuses)
    .groupBy('venue')
    .execute();
  return new Map(rows.map(({ venue, open }) => [venue, open]));
}
