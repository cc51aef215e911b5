import { defineEndpoints } from '../endpoint.ts';
import { ownerProofRefusals } from '../members/verification/owner-proof.ts';

const paths = '/api/game/chatroom/anchorReward/v1';

/** Gifts to anchors (specification section 7, chat and anchor). */
export const giftEndpoints = defineEndpoints({
  listGifts: {
    method: 'POST',
    path: '/api/game/chatroom/gift/v1/queryReward',
    caller: 'visitor',
    errors: [],
    summary: 'The gifts with their prices in coins, under the version that a gift names',
  },
  sendGift: {
    method: 'POST',
    path: `${paths}/reward`,
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 240, seconds: 60 }],
    errors: [
      'roomNotFound',
      'anchorOffline',
      'anchorGiftUnknown',
      'giftsClosed',
      'giftPriceChanged',
      'coinsInsufficient',
      'giftOwnRoom',
      'giftOwnCircle',
      'giftProofNeeded',
      'giftRoomLimitReached',
      'giftStreakStale',
      'tipLimitReached',
      'tipCeilingReached',
      'tipIdentityNeeded',
      'memberFrozen',
      'selfExcluded',
      'memberClosing',
      'timeOutActive',
      'realityCheckDue',
      'accountFrozen',
    ],
    summary:
      'Gives coins to the anchor who is live in a room; one call of a streak books once, whatever its operation id',
  },
  undoGift: {
    method: 'POST',
    path: `${paths}/undoReward`,
    caller: 'member',
    once: true,
    errors: ['anchorGiftNotFound', 'giftFinal', 'giftRefundWaits', 'accountFrozen'],
    summary: 'Takes a gift back within five seconds, by the clock of the database',
  },
  listGiftRanks: {
    method: 'POST',
    path: `${paths}/rank`,
    caller: 'visitor',
    errors: ['roomNotFound'],
    summary:
      'The givers of a room by their coins, the earlier first where they are equal; names only of those who chose it',
  },
  listOwnGifts: {
    method: 'POST',
    path: '/api/live/v1/listOwnGifts',
    caller: 'member',
    errors: [],
    summary: 'The caller’s gifts, newest first, each with what the anchor gets of it; 20 a page',
  },
  listGiftIncome: {
    method: 'POST',
    path: '/api/live/v1/listGiftIncome',
    caller: 'member',
    errors: [],
    summary:
      'What gifts brought the caller as an anchor: the days of a month, the closed days of twelve months, and payouts; nothing for others',
  },
  confirmGiver: {
    method: 'POST',
    path: '/api/live/v1/confirmGiver',
    caller: 'member',
    limits: [{ per: 'member', count: 20, seconds: 3600 }],
    errors: [...ownerProofRefusals, 'tooManyAttempts'],
    summary:
      'Shows that it is the owner who gives on from half of a limit on gifts; once for the running periods',
  },
  getRoomGiftLimit: {
    method: 'POST',
    path: '/api/live/v1/getRoomGiftLimit',
    caller: 'member',
    errors: ['roomNotFound'],
    summary: 'The caller’s own ceiling in a room, coins a day, and what was given there today',
  },
  setRoomGiftLimit: {
    method: 'POST',
    path: '/api/live/v1/setRoomGiftLimit',
    caller: 'member',
    errors: ['roomNotFound'],
    summary: 'Sets that ceiling: a tighter one at once, a looser one when it is set again 24 hours later',
  },
});
