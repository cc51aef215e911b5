import type { vipGiftEndpoints } from '@fairway/contract/promotions/vip-gifts/endpoints.ts';
import type { vipGiftSchemas } from '@fairway/contract/promotions/vip-gifts/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { giveVipGift } from './give-vip-gift.ts';

/** Applies for the gift of this month, once. Throws what `giveVipGift` throws. */
export const applyMonthMoney: Operation<
  (typeof vipGiftEndpoints)['applyMonthMoney'],
  (typeof vipGiftSchemas)['applyMonthMoney']
> = (app, call, input) => giveVipGift(app, call, input, { gift: 'monthMoney', no: input.no });
