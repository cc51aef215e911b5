import { vipGiftEndpoints } from '@fairway/contract/promotions/vip-gifts/endpoints.ts';
import { vipGiftSchemas } from '@fairway/contract/promotions/vip-gifts/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { applyBirthdayGift } from './apply-birthday-gift.ts';
import { applyMonthMoney } from './apply-month-money.ts';
import { applyVipGift } from './apply-vip-gift.ts';
import { applyVipUpgrade } from './apply-vip-upgrade.ts';
import { checkVipGiftProgress } from './check-vip-gift-progress.ts';
import { getMonthlyDividends } from './get-monthly-dividends.ts';
import { listVipGifts } from './list-vip-gifts.ts';

/** What VIP levels give. */
export const vipGiftRoutes = defineRoutes(vipGiftEndpoints, vipGiftSchemas, {
  listVipGifts,
  checkVipGiftProgress,
  applyVipGift,
  applyVipUpgrade,
  applyBirthdayGift,
  applyMonthMoney,
  getMonthlyDividends,
});
