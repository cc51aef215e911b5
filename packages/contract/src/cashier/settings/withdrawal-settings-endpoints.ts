import { defineEndpoints } from '../../endpoint.ts';

/** The settings of money out in the console. */
export const withdrawalSettingsEndpoints = defineEndpoints({
  getWithdrawalSettings: {
    method: 'POST',
    path: '/api/cashier/v1/operator/getWithdrawalSettings',
    caller: 'operator',
    permission: 'site.read',
    errors: [],
    summary: 'Ways, turnover and reservations as they stand, with the version',
  },
  listWithdrawalSettings: {
    method: 'POST',
    path: '/api/cashier/v1/operator/listWithdrawalSettings',
    caller: 'operator',
    permission: 'site.read',
    errors: [],
    summary: 'The last 20 versions of these settings, newest first; publishing one again rolls back to it',
  },
  updateWithdrawalSettings: {
    method: 'POST',
    path: '/api/cashier/v1/operator/updateWithdrawalSettings',
    caller: 'operator',
    permission: 'site.edit',
    errors: ['editConflict'],
    summary: 'Publishes a new version of these settings; refused when another one came in between',
  },
});
