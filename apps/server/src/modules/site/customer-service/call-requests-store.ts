import type { Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { SiteTables } from '../tables.ts';

export type CallRequestRow = Selectable<SiteTables['site_call_requests']>;
type NewCallRequest = Omit<CallRequestRow, 'state' | 'settled_by' | 'settled_at'>;

/** Answers false while this number waits already. */
export async function insertCallRequest(db: Db, row: NewCallRequest): Promise<boolean> {
  const inserted = await db
    .withTables<SiteTables>()
    .insertInto('site_call_requests')
    .values({ ...row, state: 'waiting', settled_by: null, settled_at: null })
    .onConflict((conflict) =>
      conflict.columns(['area_code', 'phone']).where('state', '=', 'waiting').doNothing(),
    )
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Those that wait oldest first, the others newest first; ids are in the order of time. */
export async function selectCallRequests(
  db: Db,
  { waiting, after, limit }: { waiting: boolean; after: string | undefined; limit: number },
): Promise<CallRequestRow[]> {
  return db
    .withTables<SiteTables>()
    .selectFrom('site_call_requests')
    .selectAll()
    .where('state', waiting ? '=' : '!=', 'waiting')
    .$if(after !== undefined, (query) => query.where('id', waiting ? '>' : '<', after ?? ''))
    .orderBy('id', waiting ? 'asc' : 'desc')
    .limit(limit)
    .execute();
}

export async function lockCallRequest(tx: Tx, id: string): Promise<CallRequestRow | undefined> {
  return tx
    .withTables<SiteTables>()
    .selectFrom('site_call_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function settleCallRequestRow(
  tx: Tx,
  id: string,
  settled: { state: 'called' | 'unreached'; by: string; at: Date },
): Promise<void> {
  await tx
    .withTables<SiteTables>()
    .updateTable('site_call_requests')
    .set({ state: settled.state, settled_by: settled.by, settled_at: settled.at })
    .where('id', '=', id)
    .execute();
}
