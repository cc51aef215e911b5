import { defineEndpoints } from '../../endpoint.ts';

/** The daily sign-in. */
export const signEndpoints = defineEndpoints({
  getSignGift: {
    method: 'POST',
    path: '/api/promotions/v1/getSignGift',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary: 'The daily sign-in: its seven days with amounts and states, the button, and the cycle so far',
  },
  signToday: {
    method: 'POST',
    path: '/api/promotions/v1/signToday',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 10, seconds: 10 }],
    errors: [
      'activityUnknown',
      'activityNotStarted',
      'activityEnded',
      'notEligible',
      'alreadySignedToday',
      'prizeSoldOut',
      'memberFrozen',
    ],
    summary: 'Signs for today and credits the day’s reward; refused a second time on a day of the site',
  },
  claimFullSign: {
    method: 'POST',
    path: '/api/promotions/v1/claimFullSign',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 10, seconds: 10 }],
    errors: [
      'activityUnknown',
      'taskUnfinished',
      'rewardAlreadyClaimed',
      'rewardExpired',
      'prizeSoldOut',
      'memberFrozen',
    ],
    summary: 'Claims the extra reward of seven signs in a row, once a cycle',
  },
});
