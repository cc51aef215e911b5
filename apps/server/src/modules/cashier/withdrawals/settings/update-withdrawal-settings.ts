import type { withdrawalSettingsEndpoints } from '@fairway/contract/cashier/settings/withdrawal-settings-endpoints.ts';
import type { withdrawalSettingsSchemas } from '@fairway/contract/cashier/settings/withdrawal-settings-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishVersion } from '../../settings/publish-version.ts';
import { firstSettings } from './first-settings.ts';

/**
 * Publishes settings of money out. They count from the next request on; what was promised before keeps its version. Throws `editConflict` when the version that the operator saw is no longer the newest.
 */
export const updateWithdrawalSettings: Operation<
  (typeof withdrawalSettingsEndpoints)['updateWithdrawalSettings'],
  (typeof withdrawalSettingsSchemas)['updateWithdrawalSettings']
> = async (app, call, { version: seen, settings }) => {
  const version = await publishVersion(app, call, {
    table: 'cashier_withdrawal_settings',
    action: 'updateWithdrawalSettings',
    kind: 'withdrawalSettings',
    first: firstSettings(app),
    seen,
    settings,
  });
  return { version };
};
