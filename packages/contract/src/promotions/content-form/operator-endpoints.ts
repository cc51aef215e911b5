import { defineEndpoints } from '../../endpoint.ts';

/** What members have sent. */
export const contentFormOperatorEndpoints = defineEndpoints({
  listFormEntries: {
    method: 'POST',
    path: '/api/promotions/v1/operator/listFormEntries',
    caller: 'operator',
    permission: 'promotions.review',
    errors: ['permissionMissing', 'activityUnknown'],
    summary: 'The entries of a form with their answers and rewards, newest first, 20 a page',
  },
});
