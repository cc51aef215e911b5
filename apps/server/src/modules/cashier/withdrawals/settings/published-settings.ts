import type { WithdrawalSettings } from '@fairway/contract/cashier/settings/withdrawal-settings.ts';
import type { WithdrawalType } from '@fairway/contract/enums/withdrawals.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { firstSettings } from './first-settings.ts';
import { selectSettings } from './settings-store.ts';

export interface VersionedSettings {
  readonly version: number;
  readonly settings: WithdrawalSettings;
}

/** The settings that count now, read in the caller's transaction: what is promised is pinned to their version. */
export async function publishedSettings(db: Db | Tx, app: Platform): Promise<VersionedSettings> {
  const [newest] = await selectSettings(db, 1);
  return newest
    ? { version: newest.version, settings: newest.settings }
    : { version: 1, settings: firstSettings(app) };
}

/** How a type is set: offered and without reward where nobody has said otherwise. */
export function waySetting(
  settings: WithdrawalSettings,
  type: WithdrawalType,
): { offered: boolean; rewardRate: string } {
  return (
    settings.ways.find(({ withdrawType }) => withdrawType === type) ?? { offered: true, rewardRate: '0' }
  );
}
