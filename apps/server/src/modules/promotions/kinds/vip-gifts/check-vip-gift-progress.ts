import type { vipGiftEndpoints } from '@fairway/contract/promotions/vip-gifts/endpoints.ts';
import type { vipGiftSchemas } from '@fairway/contract/promotions/vip-gifts/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { dueGift, presentGift } from './present-gift.ts';
import { progressOf } from './progress-of.ts';
import { readGiftView } from './read-gift-view.ts';

/** What a gift asks for, and what the member has of it. Throws `giftNotFound` past the top. Writes nothing. */
export const checkVipGiftProgress: Operation<
  (typeof vipGiftEndpoints)['checkVipGiftProgress'],
  (typeof vipGiftSchemas)['checkVipGiftProgress']
> = async (app, call, { gift, level }) => {
  const view = await readGiftView(app.db, app, call.member.memberId);
  const due = dueGift(view, gift, level);
  if (!due) throw new AppError('giftNotFound');
  return { gift: presentGift(view, due), progress: await progressOf(app.db, view, due) };
};
