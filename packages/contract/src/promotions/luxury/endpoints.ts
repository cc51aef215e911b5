import { defineEndpoints } from '../../endpoint.ts';

const limits = [{ per: 'member', count: 10, seconds: 10 }] as const;

/** The shop for points. */
export const luxuryEndpoints = defineEndpoints({
  getLuxuryConfig: {
    method: 'GET',
    path: '/api/promotions/v1/getLuxuryConfig',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary: 'The window of a shop for points, its rules, and the caller’s points',
  },
  getLuxuryGifts: {
    method: 'GET',
    path: '/api/promotions/v1/getLuxuryGifts',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary: 'Its gifts with prices, what is left of each, and the caller’s reminders',
  },
  exchangeLuxuryGift: {
    method: 'POST',
    path: '/api/promotions/v1/exchangeLuxuryGift',
    caller: 'member',
    once: true,
    limits,
    errors: [
      'activityUnknown',
      'activityNotStarted',
      'activityEnded',
      'notEligible',
      'memberFrozen',
      'giftNotFound',
      'receiverMissing',
      'pointsInsufficient',
      'rewardAlreadyClaimed',
      'applyUnderReview',
      'prizeSoldOut',
      'memberCapReached',
      'dayCapReached',
      'otherOfGroupTaken',
    ],
    summary: 'Takes points for a gift, once each; goods that are refused give the points back',
  },
  remindLuxuryGift: {
    method: 'POST',
    path: '/api/promotions/v1/remindLuxuryGift',
    caller: 'member',
    limits,
    errors: ['activityUnknown', 'activityEnded', 'giftNotFound', 'reminderNeedless'],
    summary: 'Marks a gift that is sold out or not on sale yet; the shop says so when it can be had',
  },
});
