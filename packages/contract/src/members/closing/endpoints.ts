import { defineEndpoints } from '../../endpoint.ts';

/** Closing an account and reopening it: each takes two people. */
export const memberClosingOperatorEndpoints = defineEndpoints({
  proposeMemberClosing: {
    method: 'POST',
    path: '/api/members/v1/operator/proposeMemberClosing',
    caller: 'operator',
    permission: 'members.close',
    once: true,
    errors: ['memberNotFound', 'memberStatusWrong', 'reasonNeeded', 'editConflict'],
    summary:
      'Has the closing of an account wait for a second person; until the decision an active member can only withdraw',
  },
  proposeMemberReopening: {
    method: 'POST',
    path: '/api/members/v1/operator/proposeMemberReopening',
    caller: 'operator',
    permission: 'members.close',
    once: true,
    errors: [
      'memberNotFound',
      'memberStatusWrong',
      'memberStaysExcluded',
      'memberExcludedForGood',
      'reasonNeeded',
      'editConflict',
    ],
    summary: 'Has the reopening of a closed account wait for a second person',
  },
});
