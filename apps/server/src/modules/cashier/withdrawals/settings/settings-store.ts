import type { WithdrawalSettings } from '@fairway/contract/cashier/settings/withdrawal-settings.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { firstPlayedEmpty } from './first-settings.ts';
import { selectVersions, type SettingsVersion } from '../../settings/version-store.ts';

export type WithdrawalSettingsRow = SettingsVersion<WithdrawalSettings>;

/** A version from before the wallet that is played empty had a setting. */
type Stored = Omit<WithdrawalSettings, 'turnover'> & {
  turnover: Omit<WithdrawalSettings['turnover'], 'playedEmpty'> &
    Partial<Pick<WithdrawalSettings['turnover'], 'playedEmpty'>>;
};

/** The newest versions, newest first. One from before a setting was added shows it as every installation begins with it. */
export async function selectSettings(db: Db | Tx, limit: number): Promise<WithdrawalSettingsRow[]> {
  const rows = await selectVersions<Stored>(db, 'cashier_withdrawal_settings', limit);
  return rows.map((row) => {
    const turnover = { playedEmpty: firstPlayedEmpty, ...row.settings.turnover };
    return { ...row, settings: { ...row.settings, turnover } };
  });
}
