import { superGiftEndpoints } from '@fairway/contract/promotions/super-gift/endpoints.ts';
import { superGiftSchemas } from '@fairway/contract/promotions/super-gift/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { applySuperGift } from './apply-super-gift.ts';
import { checkSuperGift } from './check-super-gift.ts';
import { checkSuperGiftProgress } from './check-super-gift-progress.ts';
import { getSuperGift } from './get-super-gift.ts';

/** A gift a day by the day's deposits. */
export const superGiftRoutes = defineRoutes(superGiftEndpoints, superGiftSchemas, {
  getSuperGift,
  applySuperGift,
  checkSuperGift,
  checkSuperGiftProgress,
});
