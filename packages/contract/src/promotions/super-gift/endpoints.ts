import { defineEndpoints } from '../../endpoint.ts';

/** A gift a day by the day's deposits. */
export const superGiftEndpoints = defineEndpoints({
  getSuperGift: {
    method: 'GET',
    path: '/api/promotions/v1/getSuperGift',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary: 'The gifts of a day by its deposits, and whether the caller has had today’s',
  },
  applySuperGift: {
    method: 'POST',
    path: '/api/promotions/v1/applySuperGift',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 10, seconds: 10 }],
    errors: [
      'activityUnknown',
      'activityNotStarted',
      'activityEnded',
      'notEligible',
      'memberFrozen',
      'taskUnfinished',
      'prizeSoldOut',
      'memberCapReached',
      'dayCapReached',
      'otherOfGroupTaken',
    ],
    summary: 'Applies for today’s gift, once a day of the site; 711 for one that was applied for',
  },
  checkSuperGift: {
    method: 'POST',
    path: '/api/promotions/v1/checkSuperGift',
    caller: 'member',
    errors: ['activityUnknown'],
    summary: 'Whether today’s gift was applied for, and what came of it',
  },
  checkSuperGiftProgress: {
    method: 'POST',
    path: '/api/promotions/v1/checkSuperGiftProgress',
    caller: 'member',
    errors: ['activityUnknown'],
    summary: 'Deposited today, the tier that reaches, and what is missing to the next',
  },
});
