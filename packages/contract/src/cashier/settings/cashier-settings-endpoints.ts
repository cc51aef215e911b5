import { defineEndpoints } from '../../endpoint.ts';

/** The cashier's settings in the console. */
export const cashierSettingsEndpoints = defineEndpoints({
  getCashierSettings: {
    method: 'POST',
    path: '/api/cashier/v1/operator/getCashierSettings',
    caller: 'operator',
    permission: 'site.read',
    errors: [],
    summary: 'What members must prove, and which ways to deposit are open; with the version that stands',
  },
  listCashierSettings: {
    method: 'POST',
    path: '/api/cashier/v1/operator/listCashierSettings',
    caller: 'operator',
    permission: 'site.read',
    errors: [],
    summary: 'The last 20 versions of the settings, newest first; publishing one again rolls back to it',
  },
  updateCashierSettings: {
    method: 'POST',
    path: '/api/cashier/v1/operator/updateCashierSettings',
    caller: 'operator',
    permission: 'site.edit',
    errors: ['editConflict'],
    summary: 'Publishes a new version of the settings; refused when another one came in between',
  },
});
