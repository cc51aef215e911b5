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
      'Givers of the last seven days of whom more than 60 % of what an anchor was given comes, the greatest first',
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
});
