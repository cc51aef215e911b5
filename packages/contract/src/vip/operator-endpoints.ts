import { defineEndpoints } from '../endpoint.ts';

/** A member's level in the console. Above level 7 two people agree on it: one asks, another approves the proposal. */
export const vipOperatorEndpoints = defineEndpoints({
  getMemberVip: {
    method: 'POST',
    path: '/api/vip/v1/operator/getMemberVip',
    caller: 'operator',
    permission: 'members.read',
    errors: ['permissionMissing', 'memberNotFound'],
    summary: 'A member’s level, what counts of it, its changes, and whether a level above 7 can be reviewed',
  },
  requestVipReview: {
    method: 'POST',
    path: '/api/vip/v1/operator/requestVipReview',
    caller: 'operator',
    permission: 'promotions.review',
    once: true,
    errors: ['permissionMissing', 'memberNotFound', 'vipReviewUnfit', 'editConflict'],
    summary:
      'Proposes that a member’s level above 7 gives its benefits, with a named owner; another person approves',
  },
});
