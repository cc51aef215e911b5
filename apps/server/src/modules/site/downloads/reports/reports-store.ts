import type { Selectable } from 'kysely';
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
  await tables.deleteFrom('site_download_params').where('reported_at', '<', at).execute();
}
