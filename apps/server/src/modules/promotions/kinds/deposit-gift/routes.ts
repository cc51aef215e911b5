import { depositGiftEndpoints } from '@fairway/contract/promotions/deposit-gift/endpoints.ts';
import { depositGiftSchemas } from '@fairway/contract/promotions/deposit-gift/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { checkDepositGiftEntry } from './check-deposit-gift-entry.ts';
import { getDepositGift } from './get-deposit-gift.ts';
import { insertDepositGift } from './insert-deposit-gift.ts';
import { joinDepositGift } from './join-deposit-gift.ts';
import { listDepositGifts } from './list-deposit-gifts.ts';
import { validateDepositGift } from './validate-deposit-gift.ts';

/** Gifts for the first and for further deposits. */
export const depositGiftRoutes = defineRoutes(depositGiftEndpoints, depositGiftSchemas, {
  validateDepositGift,
  joinDepositGift,
  getDepositGift,
  checkDepositGiftEntry,
  insertDepositGift,
  listDepositGifts,
});
