import { defineEndpoints } from '../../endpoint.ts';

/** Barriers that are passed in their order. */
export const breakoutEndpoints = defineEndpoints({
  getBreakout: {
    method: 'POST',
    path: '/api/promotions/v1/getBreakout',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary: 'The barriers with their states and steps, and the members who passed the last one lately',
  },
  passBarrier: {
    method: 'POST',
    path: '/api/promotions/v1/passBarrier',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 10, seconds: 10 }],
    errors: [
      'activityUnknown',
      'activityNotStarted',
      'activityEnded',
      'notEligible',
      'barrierClosed',
      'taskUnfinished',
      'rewardAlreadyClaimed',
      'applyUnderReview',
      'prizeSoldOut',
      'memberFrozen',
    ],
    summary: 'Passes the barrier whose turn it is and gives its prize, once; refused before its step is done',
  },
});
