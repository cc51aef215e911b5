import { defineEndpoints } from '../../endpoint.ts';

/** Where goods go, for those who hand them over. */
export const giftOperatorEndpoints = defineEndpoints({
  revealReceiver: {
    method: 'POST',
    path: '/api/promotions/v1/operator/revealReceiver',
    caller: 'operator',
    permission: 'promotions.review',
    limits: [{ per: 'operator', count: 60, seconds: 3600 }],
    errors: ['permissionMissing', 'giftNotFound'],
    summary: 'The address that goods of a reward go to; who looked and why is written down',
  },
});
