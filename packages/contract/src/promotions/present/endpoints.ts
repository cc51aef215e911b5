import { defineEndpoints } from '../../endpoint.ts';

const limits = [{ per: 'member', count: 10, seconds: 10 }] as const;
const refusals = [
  'activityUnknown',
  'activityNotStarted',
  'activityEnded',
  'notEligible',
  'memberFrozen',
  'giftNotFound',
  'receiverMissing',
  'taskUnfinished',
  'creditInsufficient',
  'vipLevelTooLow',
  'rewardAlreadyClaimed',
  'applyUnderReview',
  'prizeSoldOut',
  'memberCapReached',
  'dayCapReached',
  'otherOfGroupTaken',
] as const;

/** Gifts for the first deposit, for play and for VIP levels. */
export const presentEndpoints = defineEndpoints({
  getPresent: {
    method: 'POST',
    path: '/api/promotions/v1/getPresent',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary: 'A present with its gifts, the progress bar, the own credit and what was exchanged',
  },
  validateExchange: {
    method: 'POST',
    path: '/api/promotions/v2/validateExchange',
    caller: 'member',
    limits,
    errors: refusals,
    summary:
      'Runs the exchange and takes it back: answers 200 or is refused exactly as the exchange would be',
  },
  exchangePresent: {
    method: 'POST',
    path: '/api/promotions/v2/exchangePresent',
    caller: 'member',
    once: true,
    limits,
    errors: refusals,
    summary: 'Exchanges a gift, each once; money and points come at once, people decide on goods',
  },
  receiveUserInfo: {
    method: 'POST',
    path: '/api/promotions/v1/receiveUserInfo',
    caller: 'member',
    errors: [],
    summary: 'The address that the caller gave last, and the own gifts of all campaigns with both statuses',
  },
  listTopGifts: {
    method: 'POST',
    path: '/api/promotions/v1/listTopGifts',
    caller: 'visitor',
    errors: [],
    summary: 'The dearest gifts of the presents that run, with what is asked for them, twelve at most',
  },
  claimTopGift: {
    method: 'POST',
    path: '/api/promotions/v1/claimTopGift',
    caller: 'member',
    once: true,
    limits,
    errors: refusals,
    summary: 'Takes a top gift as its present’s exchange does; refused a second time',
  },
});
