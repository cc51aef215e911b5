import { giftEndpoints } from '@fairway/contract/live/gift-endpoints.ts';
import { giftSchemas } from '@fairway/contract/live/gift-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { listGiftRanks } from './boards/list-gift-ranks.ts';
import { listGifts } from './catalogue/list-gifts.ts';
import { listGiftIncome } from './income/list-gift-income.ts';
import { listOwnGifts } from './list-own-gifts.ts';
import { confirmGiver } from './limits/confirm-giver.ts';
import { getRoomGiftLimit, setRoomGiftLimit } from './limits/room-gift-limit.ts';
import { undoGift } from './returns/undo-gift.ts';
import { sendGift } from './sending/send-gift.ts';

/** Gifts of members to anchors. */
export const giftRoutes = defineRoutes(giftEndpoints, giftSchemas, {
  listGifts,
  sendGift,
  undoGift,
  listGiftRanks,
  listOwnGifts,
  listGiftIncome,
  confirmGiver,
  getRoomGiftLimit,
  setRoomGiftLimit,
});
