import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

/** The tables of settings that are published version by version; a row is never changed. */
export type SettingsTable = 'cashier_settings' | 'cashier_withdrawal_settings';

export interface SettingsVersion<Settings> {
  version: number;
  settings: Settings;
  operator_id: string;
  operator_name: string;
  created_at: Date;
}

/** The newest versions, newest first. */
export async function selectVersions<Settings>(
  db: Db | Tx,
  table: SettingsTable,
  limit: number,
): Promise<SettingsVersion<Settings>[]> {
  const found = await sql<SettingsVersion<Settings>>`
    select version, settings, operator_id, operator_name, created_at
    from ${sql.table(table)} order by version desc limit ${limit}`.execute(db);
  return found.rows;
}

/** Answers false when that version exists already: somebody else was first. */
export async function insertVersion<Settings>(
  tx: Tx,
  table: SettingsTable,
  row: SettingsVersion<Settings>,
): Promise<boolean> {
  const inserted = await sql`
    insert into ${sql.table(table)} (version, settings, operator_id, operator_name, created_at)
    values (${row.version}, ${JSON.stringify(row.settings)}, ${row.operator_id}, ${row.operator_name}, ${row.created_at})
    on conflict do nothing`.execute(tx);
  return inserted.numAffectedRows === 1n;
}
