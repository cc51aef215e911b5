import { defineEndpoints } from '../../endpoint.ts';

/** Friends who registered with the own code. */
export const inviteEndpoints = defineEndpoints({
  inviteFriend: {
    method: 'POST',
    path: '/member/v1/invite_friend_do',
    caller: 'member',
    limits: [{ per: 'member', count: 10, seconds: 10 }],
    errors: [
      'activityUnknown',
      'taskUnfinished',
      'rewardAlreadyClaimed',
      'applyUnderReview',
      'rewardExpired',
      'notEligible',
      'prizeSoldOut',
      'memberFrozen',
    ],
    summary:
      'The own code and link, friends invited and qualified, and the prizes; with `claim` takes a prize, once',
  },
});
