import { defineEndpoints } from '../endpoint.ts';

const mayNot = [
  'coinPurchaseNotPermitted',
  'coinsNotSold',
  'memberFrozen',
  'selfExcluded',
  'memberClosing',
  'timeOutActive',
] as const;

/** Gold coins: bought from the center wallet, spent on gifts, never turned back into money. */
export const coinEndpoints = defineEndpoints({
  calibratePermissions: {
    method: 'POST',
    path: '/api/game/chatroom/anchorReward/v1/calibratePermissions',
    caller: 'member',
    limits: [{ per: 'member', count: 60, seconds: 60 }],
    errors: [...mayNot],
    summary: 'Whether the member may buy coins now: code 0, or why not',
  },
  purchaseCoins: {
    method: 'POST',
    path: '/api/wallet/v1/purchaseCoins',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 30, seconds: 60 }],
    errors: [
      ...mayNot,
      'amountMalformed',
      'amountNotWhole',
      'amountTooSmall',
      'coinAmountTooLarge',
      'coinsOwe',
      'stakeLimitReached',
      'lossLimitReached',
      'timeLimitReached',
      'insufficientBalance',
      'accountFrozen',
    ],
    summary: 'Buys ten coins for each whole yuan of the center wallet; answers what to show the member',
  },
  getCoinAvailableBalance: {
    method: 'POST',
    path: '/api/wallet/v1/getCoinAvailableBalance',
    caller: 'member',
    errors: [],
    summary: 'The coins that can be spent, as one number',
  },
});
