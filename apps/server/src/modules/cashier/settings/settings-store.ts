import type { CashierSettings } from '@fairway/contract/cashier/settings/cashier-settings.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { firstSettings } from './first-settings.ts';
import { insertVersion, selectVersions, type SettingsVersion } from './version-store.ts';

export type CashierSettingsRow = SettingsVersion<CashierSettings>;

/** The newest versions, newest first. One from before a setting was added shows it as every installation begins with it. */
export async function selectSettings(db: Db | Tx, limit: number): Promise<CashierSettingsRow[]> {
  const rows = await selectVersions<CashierSettings>(db, 'cashier_settings', limit);
  return rows.map((row) => ({ ...row, settings: { ...firstSettings, ...row.settings } }));
}

/** Answers false when that version exists already: somebody else was first. */
export function insertSettings(tx: Tx, row: CashierSettingsRow): Promise<boolean> {
  return insertVersion(tx, 'cashier_settings', row);
}
