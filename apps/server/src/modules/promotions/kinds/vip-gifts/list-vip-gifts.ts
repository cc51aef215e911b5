import type { vipGiftEndpoints } from '@fairway/contract/promotions/vip-gifts/endpoints.ts';
import type { vipGiftSchemas } from '@fairway/contract/promotions/vip-gifts/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { birthdayOf, monthMoneyOf } from './due-gift.ts';
import { presentGift, upgradesOf } from './present-gift.ts';
import { readGiftView } from './read-gift-view.ts';

/** The month's gift, the birthday's, and the bonus of every level, each with its state. Writes nothing. */
export const listVipGifts: Operation<
  (typeof vipGiftEndpoints)['listVipGifts'],
  (typeof vipGiftSchemas)['listVipGifts']
> = async (app, call) => {
  const view = await readGiftView(app.db, app, call.member.memberId);
  const gifts = [monthMoneyOf(view), birthdayOf(view), ...upgradesOf(view)];
  return { gifts: gifts.map((due) => presentGift(view, due)), now: view.now.toISOString() };
};
