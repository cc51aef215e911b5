import type { vipGiftEndpoints } from '@fairway/contract/promotions/vip-gifts/endpoints.ts';
import type { vipGiftSchemas } from '@fairway/contract/promotions/vip-gifts/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { giveVipGift } from './give-vip-gift.ts';

/** Applies for the bonus of a level, once a level for life. Throws what `giveVipGift` throws. */
export const applyVipUpgrade: Operation<
  (typeof vipGiftEndpoints)['applyVipUpgrade'],
  (typeof vipGiftSchemas)['applyVipUpgrade']
> = (app, call, input) => giveVipGift(app, call, input, { gift: 'upgrade', level: input.level });
