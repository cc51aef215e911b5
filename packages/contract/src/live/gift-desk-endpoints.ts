import { defineEndpoints } from '../endpoint.ts';

/** The operators' desk of gifts: what was given, what stands out, and refunds by two people. */
export const giftDeskEndpoints = defineEndpoints({
  searchGifts: {
    method: 'POST',
    path: '/api/live/v1/operator/searchGifts',
    caller: 'operator',
    permission: 'live.read',
    errors: [],
    summary: 'Gifts by number, giver, room or anchor, newest first, 50 a page',
  },
  listTipFlags: {
    method: 'POST',
    path: '/api/live/v1/operator/listTipFlags',
    caller: 'operator',
    permission: 'live.read',
    errors: [],
    summary:
      'Givers of the last seven days who stand out: most of an anchor’s week, of the anchor’s own circle, or much in a minute',
  },
  proposeGiftRefund: {
    method: 'POST',
    path: '/api/live/v1/operator/proposeGiftRefund',
    caller: 'operator',
    permission: 'gifts.refund',
    once: true,
    errors: ['anchorGiftNotFound', 'giftNotRefundable', 'editConflict'],
    summary: 'Has the refund of a gift wait for a second person; approved, the giver gets all its coins back',
  },
  listGiftPayouts: {
    method: 'POST',
    path: '/api/live/v1/operator/listGiftPayouts',
    caller: 'operator',
    permission: 'live.read',
    errors: [],
    summary: 'The latest payouts to anchors, those that wait for a person first; 100 at most',
  },
  decideGiftPayout: {
    method: 'POST',
    path: '/api/live/v1/operator/decideGiftPayout',
    caller: 'operator',
    permission: 'gifts.refund',
    once: true,
    errors: ['giftPayoutNotFound', 'accountFrozen'],
    summary: 'Pays a payout that waits for a person, or keeps it until the next Monday looks again',
  },
});
