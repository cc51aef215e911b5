import { defineEndpoints } from '../../endpoint.ts';

const limits = [{ per: 'member', count: 10, seconds: 10 }] as const;
const refusals = [
  'activityUnknown',
  'activityNotStarted',
  'activityEnded',
  'notEligible',
  'memberFrozen',
] as const;

/** Gifts for the first and for further deposits: join first, then deposit, then take the gift. */
export const depositGiftEndpoints = defineEndpoints({
  validateDepositGift: {
    method: 'POST',
    path: '/api/promotions/v1/validateDepositGift',
    caller: 'member',
    limits,
    errors: refusals,
    summary: 'Whether the caller may join, refused with every reason where not; joins nothing',
  },
  joinDepositGift: {
    method: 'POST',
    path: '/api/promotions/v1/joinDepositGift',
    caller: 'member',
    once: true,
    limits,
    errors: refusals,
    summary: 'Joins under the terms as they are now; only a deposit made afterwards counts',
  },
  getDepositGift: {
    method: 'POST',
    path: '/api/promotions/v1/getDepositGift',
    caller: 'member',
    errors: ['activityUnknown'],
    summary:
      'Since when the caller takes part, which deposit counts, what it gives and what stands against it',
  },
  checkDepositGiftEntry: {
    method: 'POST',
    path: '/api/promotions/v1/checkDepositGiftEntry',
    caller: 'member',
    errors: [],
    summary: 'The running gift of a kind that is open to the caller, for the entrance beside the deposit',
  },
  insertDepositGift: {
    method: 'POST',
    path: '/api/promotions/v1/insertDepositGift',
    caller: 'member',
    once: true,
    limits,
    errors: [
      'activityUnknown',
      'taskUnfinished',
      'rewardAlreadyClaimed',
      'applyUnderReview',
      'prizeSoldOut',
      'memberCapReached',
      'dayCapReached',
      'otherOfGroupTaken',
      'memberFrozen',
    ],
    summary: 'Takes the gift of the deposit that counts, once; a large one is reviewed by people',
  },
  listDepositGifts: {
    method: 'POST',
    path: '/api/promotions/v1/listDepositGifts',
    caller: 'member',
    errors: [],
    summary: 'The own gifts for deposits, the latest first',
  },
});
