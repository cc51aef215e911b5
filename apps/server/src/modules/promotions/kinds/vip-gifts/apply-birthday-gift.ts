import type { vipGiftEndpoints } from '@fairway/contract/promotions/vip-gifts/endpoints.ts';
import type { vipGiftSchemas } from '@fairway/contract/promotions/vip-gifts/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { giveVipGift } from './give-vip-gift.ts';

/** Applies for the gift on the birthday, once a year. Throws what `giveVipGift` throws. */
export const applyBirthdayGift: Operation<
  (typeof vipGiftEndpoints)['applyBirthdayGift'],
  (typeof vipGiftSchemas)['applyBirthdayGift']
> = (app, call, input) => giveVipGift(app, call, input, { gift: 'birthday', no: input.no });
