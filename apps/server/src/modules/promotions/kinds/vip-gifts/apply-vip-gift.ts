import type { vipGiftEndpoints } from '@fairway/contract/promotions/vip-gifts/endpoints.ts';
import type { vipGiftSchemas } from '@fairway/contract/promotions/vip-gifts/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { giveVipGift } from './give-vip-gift.ts';

/** Applies for a VIP gift by its name. Throws what `giveVipGift` throws. */
export const applyVipGift: Operation<
  (typeof vipGiftEndpoints)['applyVipGift'],
  (typeof vipGiftSchemas)['applyVipGift']
> = (app, call, input) => giveVipGift(app, call, input, input);
