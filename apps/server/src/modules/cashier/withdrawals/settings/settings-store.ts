import type { WithdrawalSettings } from '@fairway/contract/cashier/settings/withdrawal-settings.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { selectVersions, type SettingsVersion } from '../../settings/version-store.ts';

export type WithdrawalSettingsRow = SettingsVersion<WithdrawalSettings>;

/** The newest versions, newest first. */
export function selectSettings(db: Db | Tx, limit: number): Promise<WithdrawalSettingsRow[]> {
  return selectVersions(db, 'cashier_withdrawal_settings', limit);
}
