import { giftDeskEndpoints } from '@fairway/contract/live/gift-desk-endpoints.ts';
import { giftDeskSchemas } from '@fairway/contract/live/gift-desk-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { decideGiftPayout } from './desk/decide-gift-payout.ts';
import { listGiftPayouts } from './desk/list-gift-payouts.ts';
import { listTipFlags } from './desk/list-tip-flags.ts';
import { proposeGiftRefund } from './desk/propose-gift-refund.ts';
import { searchGifts } from './desk/search-gifts.ts';

/** The operators' desk of gifts. */
export const giftOperatorRoutes = defineRoutes(giftDeskEndpoints, giftDeskSchemas, {
  searchGifts,
  listTipFlags,
  proposeGiftRefund,
  listGiftPayouts,
  decideGiftPayout,
});
