import { defineEndpoints } from '../../endpoint.ts';

/** Who is on the list of a campaign: written by the editor, read by who publishes. */
export const happySendOperatorEndpoints = defineEndpoints({
  writeHappyList: {
    method: 'POST',
    path: '/api/promotions/v1/operator/writeHappyList',
    caller: 'operator',
    permission: 'promotions.edit',
    once: true,
    errors: ['permissionMissing', 'audienceUnknown'],
    summary:
      'Writes a list of members by their names; it never changes, and campaigns name it in their terms',
  },
  getHappyList: {
    method: 'POST',
    path: '/api/promotions/v1/operator/getHappyList',
    caller: 'operator',
    permission: 'promotions.read',
    errors: ['permissionMissing', 'activityUnknown'],
    summary: 'The names on a list, and who wrote it',
  },
});
