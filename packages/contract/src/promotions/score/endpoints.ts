import { defineEndpoints } from '../../endpoint.ts';

/** Score for acts. */
export const scoreEndpoints = defineEndpoints({
  getActivityScore: {
    method: 'POST',
    path: '/api/promotions/v1/getActivityScore',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary: 'What acts give, the own score act by act, and the gifts it is exchanged for',
  },
  exchangeActivityScore: {
    method: 'POST',
    path: '/api/promotions/v1/exchangeActivityScore',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 10, seconds: 10 }],
    errors: [
      'activityUnknown',
      'activityNotStarted',
      'activityEnded',
      'notEligible',
      'memberFrozen',
      'giftNotFound',
      'receiverMissing',
      'scoreInsufficient',
      'rewardAlreadyClaimed',
      'applyUnderReview',
      'prizeSoldOut',
      'memberCapReached',
      'dayCapReached',
      'otherOfGroupTaken',
    ],
    summary: 'Exchanges score for a gift, once each',
  },
});
