import type { WithdrawalSettings } from '@fairway/contract/withdrawals/settings.ts';
import { readSettings, type VersionedSettings as Versioned } from '#modules/settings';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { payoutSettingsKind } from './payout-settings-kind.ts';

export { optionSetting } from './option-setting.ts';

export type VersionedSettings = Versioned<WithdrawalSettings>;

/** The settings of payouts that count now, read in the caller's transaction: what is promised is pinned to their version. */
export function publishedSettings(db: Db | Tx, app: Platform): Promise<VersionedSettings> {
  return readSettings(db, app, payoutSettingsKind);
}
