import { sql, type Selectable } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { SiteTables } from '../../tables.ts';

export type ReportNodeRow = Selectable<SiteTables['site_download_nodes']>;
export type ReportParamsRow = Selectable<SiteTables['site_download_params']>;

export async function insertNode(db: Db, row: ReportNodeRow): Promise<void> {
  await db
    .withTables<SiteTables>()
    .insertInto('site_download_nodes')
    .values({ ...row, query: JSON.stringify(row.query) })
    .execute();
}

/** Notes that a call was taken; false when it was before: no race admits a copy. */
export async function noteCall(db: Db, keyHash: Buffer, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .withTables<SiteTables>()
    .insertInto('site_download_calls')
    .values({ key_hash: keyHash, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** A later report of the same device and page replaces the earlier one. */
export async function upsertParams(db: Db, row: ReportParamsRow): Promise<void> {
  const { app_key: _, device_id: __, ...said } = { ...row, query: JSON.stringify(row.query) };
  await db
    .withTables<SiteTables>()
    .insertInto('site_download_params')
    .values({ ...row, query: JSON.stringify(row.query) })
    .onConflict((conflict) => conflict.columns(['app_key', 'device_id']).doUpdateSet(said))
    .execute();
}

export async function findParams(
  db: Db,
  key: { appKey: string; deviceId: string },
): Promise<ReportParamsRow | undefined> {
  return db
    .withTables<SiteTables>()
    .selectFrom('site_download_params')
    .selectAll()
    .where('app_key', '=', key.appKey)
    .where('device_id', '=', key.deviceId)
    .executeTakeFirst();
}

export async function deleteReportsBefore(db: Db, at: Date): Promise<void> {
  const tables = db.withTables<SiteTables>();
  await tables.deleteFrom('site_download_nodes').where('created_at', '<', at).execute();
  await tables.deleteFrom('site_download_calls').where('at', '<', at).execute();
  await tables.deleteFrom('site_download_params').where('reported_at', '<', at).execute();
}

/** Newest first; ids are in the order of time. */
export async function selectNodes(
  db: Db,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<ReportNodeRow[]> {
  return db
    .withTables<SiteTables>()
    .selectFrom('site_download_nodes')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How often each step was reported, by day of the site's zone, newest day first. */
export async function countNodes(db: Db, since: Date) {
  const day = sql<string>`to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  return db
    .withTables<SiteTables>()
    .selectFrom('site_download_nodes')
    .select(({ fn, cast }) => [day.as('day'), 'node', cast<number>(fn.countAll(), 'integer').as('count')])
    .where('created_at', '>=', since)
    .groupBy(['day', 'node'])
    .orderBy('day', 'desc')
    .orderBy('node')
    .execute();
}
