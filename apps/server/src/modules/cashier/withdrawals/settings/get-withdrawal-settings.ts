import type { withdrawalSettingsEndpoints } from '@fairway/contract/cashier/settings/withdrawal-settings-endpoints.ts';
import type {
  PublishedWithdrawalSettings,
  withdrawalSettingsSchemas,
} from '@fairway/contract/cashier/settings/withdrawal-settings-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { firstSettings } from './first-settings.ts';
import { selectSettings, type WithdrawalSettingsRow } from './settings-store.ts';

/** Versions that the console shows. */
const shown = 20;

/** The settings of money out as the console edits them. */
export const getWithdrawalSettings: Operation<
  (typeof withdrawalSettingsEndpoints)['getWithdrawalSettings'],
  (typeof withdrawalSettingsSchemas)['getWithdrawalSettings']
> = async (app) => {
  const [newest] = await selectSettings(app.db, 1);
  if (newest) return present(newest);
  const changedAt = app.clock.now().toISOString();
  return { version: 1, settings: firstSettings(app), changedBy: null, changedAt };
};

/** The versions that there have been, newest first; what an installation begins with is none of them. */
export const listWithdrawalSettings: Operation<
  (typeof withdrawalSettingsEndpoints)['listWithdrawalSettings'],
  (typeof withdrawalSettingsSchemas)['listWithdrawalSettings']
> = async (app) => ({ versions: (await selectSettings(app.db, shown)).map(present) });

function present(row: WithdrawalSettingsRow): PublishedWithdrawalSettings {
  return {
    version: row.version,
    settings: row.settings,
    changedBy: row.operator_name,
    changedAt: row.created_at.toISOString(),
  };
}
