import type { Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { VenuesTables } from '../tables.ts';

export type SwitchRow = Selectable<VenuesTables['venues_switches']>;

/** The switches that an operator has ever changed; a venue without a row is open. */
export async function selectSwitches(db: Db | Tx): Promise<SwitchRow[]> {
  return db.withTables<VenuesTables>().selectFrom('venues_switches').selectAll().execute();
}

export async function selectSwitch(db: Db | Tx, code: string): Promise<SwitchRow | undefined> {
  return db
    .withTables<VenuesTables>()
    .selectFrom('venues_switches')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst();
}

/** Writes a switch over the version that was seen (0: none yet); answers false when another operator was faster. */
export async function writeSwitch(tx: Tx, row: SwitchRow): Promise<boolean> {
  const tables = tx.withTables<VenuesTables>();
  if (row.version === 1) {
    const inserted = await tables
      .insertInto('venues_switches')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const updated = await tables
    .updateTable('venues_switches')
    .set(row)
    .where('code', '=', row.code)
    .where('version', '=', row.version - 1)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
