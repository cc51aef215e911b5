import { defineEndpoints } from '../endpoint.ts';

/** What the page of the cashier's settings reads besides the settings themselves. */
export const cashierSettingsEndpoints = defineEndpoints({
  listOfferedPayTypes: {
    method: 'POST',
    path: '/api/cashier/v1/operator/listOfferedPayTypes',
    caller: 'operator',
    permission: 'cashier.settings',
    errors: [],
    summary:
      'The payment methods that the channels of this installation offer, with the bounds of each channel',
  },
});
