import type { cashierSettingsEndpoints } from '@fairway/contract/cashier/settings/cashier-settings-endpoints.ts';
import type { cashierSettingsSchemas } from '@fairway/contract/cashier/settings/cashier-settings-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { firstSettings } from './first-settings.ts';
import { forgetSettings } from './published-settings.ts';
import { publishVersion } from './publish-version.ts';

/**
 * Publishes settings of the cashier. They count in every process within a second. Throws `editConflict` when the version that the operator saw is no longer the newest.
 */
export const updateCashierSettings: Operation<
  (typeof cashierSettingsEndpoints)['updateCashierSettings'],
  (typeof cashierSettingsSchemas)['updateCashierSettings']
> = async (app, call, { version: seen, settings }) => {
  const version = await publishVersion(app, call, {
    table: 'cashier_settings',
    action: 'updateCashierSettings',
    kind: 'cashierSettings',
    first: firstSettings,
    seen,
    settings,
  });
  forgetSettings(app);
  return { version };
};
