import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { PagePlace } from '#platform/page-place.ts';
import type { VenuesTables } from '../tables.ts';
import { openStatuses, type TransferRow } from '../transfers/transfer-store.ts';

/** The last transfer of a page. */
export interface UnresolvedPlace extends PagePlace {
  /** Whether it waits for people. */
  readonly forPeople: boolean;
}

/** Transfers whose end is not known: those that wait for people first, then the oldest. */
export async function selectUnresolved(
  db: Db,
  { after, limit }: { after: UnresolvedPlace | undefined; limit: number },
): Promise<TransferRow[]> {
  const isFurther = after
    ? sql`and (status <> 'operator', created_at, id) > (${!after.forPeople}, ${after.at}, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<TransferRow>`
    select * from venues_transfers where status in ('sent', 'querying', 'operator') ${isFurther}
    order by (status <> 'operator'), created_at, id limit ${limit}`.execute(db);
  return rows;
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
