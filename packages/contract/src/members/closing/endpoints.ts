import { defineEndpoints } from '../../endpoint.ts';

/** A member asks for the own account to be closed. */
export const memberClosingEndpoints = defineEndpoints({
  getClosingRequest: {
    method: 'POST',
    path: '/api/members/v1/getClosingRequest',
    caller: 'member',
    errors: [],
    summary: 'The member’s own request that the account be closed, null without one',
  },
  requestClosing: {
    method: 'POST',
    path: '/api/members/v1/requestClosing',
    caller: 'member',
    limits: [{ per: 'member', count: 30, seconds: 3600 }],
    errors: [],
    summary: 'Asks for the account to be closed; nothing else changes. One that waits already stays as it is',
  },
  takeBackClosing: {
    method: 'POST',
    path: '/api/members/v1/takeBackClosing',
    caller: 'member',
    limits: [{ per: 'member', count: 30, seconds: 3600 }],
    errors: [],
    summary:
      'Takes the own request back as long as the account is open, with what operators have proposed because of it',
  },
});

/** Closing an account and reopening it: each takes two people. */
export const memberClosingOperatorEndpoints = defineEndpoints({
  listClosingRequests: {
    method: 'POST',
    path: '/api/members/v1/operator/listClosingRequests',
    caller: 'operator',
    permission: 'members.read',
    errors: [],
    summary: 'Members who ask for their accounts to be closed, oldest first, with what each still has',
  },
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
