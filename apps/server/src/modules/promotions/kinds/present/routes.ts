import { presentEndpoints } from '@fairway/contract/promotions/present/endpoints.ts';
import { presentSchemas } from '@fairway/contract/promotions/present/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { claimTopGift, exchangePresent } from './exchange-present.ts';
import { getPresent } from './get-present.ts';
import { listTopGifts } from './list-top-gifts.ts';
import { receiveUserInfo } from './receive-user-info.ts';
import { validateExchange } from './validate-exchange.ts';

/** Gifts for the first deposit, for play and for VIP levels. */
export const presentRoutes = defineRoutes(presentEndpoints, presentSchemas, {
  getPresent,
  validateExchange,
  exchangePresent,
  receiveUserInfo,
  listTopGifts,
  claimTopGift,
});
