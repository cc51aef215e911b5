import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { SettingsTables } from '../tables.ts';

export type VersionRow = Selectable<SettingsTables['settings_versions']>;

/** The newest versions of a kind, or those before one, newest first, those that count only later among them. */
export async function selectVersions(
  db: Db | Tx,
  kind: string,
  limit: number,
  before?: number,
): Promise<VersionRow[]> {
  return db
    .withTables<SettingsTables>()
    .selectFrom('settings_versions')
    .selectAll()
    .where('kind', '=', kind)
    .$if(before !== undefined, (query) => query.where('version', '<', before ?? 0))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** The version that counts at an instant; undefined: what the installation began with. */
export async function selectVersionAt(
  db: Db | Tx,
  kind: string,
  instant: Date,
): Promise<VersionRow | undefined> {
  return db
    .withTables<SettingsTables>()
    .selectFrom('settings_versions')
    .selectAll()
    .where('kind', '=', kind)
    .where('valid_from', '<=', instant)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The newest version with a second person, or without any operator; undefined: what the installation began with. */
export async function selectAgreedVersion(db: Db | Tx, kind: string): Promise<VersionRow | undefined> {
  return db
    .withTables<SettingsTables>()
    .selectFrom('settings_versions')
    .selectAll()
    .where('kind', '=', kind)
    .where((row) => row.or([row('checker_id', 'is not', null), row('maker_id', 'is', null)]))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Answers false when that version exists already: another change was first. */
export async function insertVersion(
  tx: Tx,
  row: Omit<Insertable<SettingsTables['settings_versions']>, 'settings'> & { settings: object },
): Promise<boolean> {
  const inserted = await tx
    .withTables<SettingsTables>()
    .insertInto('settings_versions')
    .values({ ...row, settings: JSON.stringify(row.settings) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** One change of a kind at a time, until the transaction ends. Taken before approvals and the audit trail. */
export async function lockKind(tx: Tx, kind: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`settings/${kind}`}, 0))`.execute(tx);
}
