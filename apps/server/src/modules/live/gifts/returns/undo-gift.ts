import type { giftEndpoints } from '@fairway/contract/live/gift-endpoints.ts';
import type { giftSchemas } from '@fairway/contract/live/gift-schemas.ts';
import { formatMoney } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { selectGift } from '../gifts-store.ts';
import { giveBack } from './give-back.ts';

/**
 * Takes a gift back within five seconds: the coins come home, the boards and the giver's sums lose it, the room hears of it. Once, whatever
 * the operation id. Throws `anchorGiftNotFound` for a gift that is not the caller's, `giftFinal` afterwards by the database's clock, and for one
 * that went back already.
 */
export const undoGift: Operation<
  (typeof giftEndpoints)['undoGift'],
  (typeof giftSchemas)['undoGift']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const gift = await selectGift(tx, input.giftNo);
    if (!gift || gift.member_id !== memberId) throw new AppError('anchorGiftNotFound');

    const balance = await giveBack(tx, app, gift, {
      cause: 'takenBack',
      refusal: new AppError('giftFinal'),
    });

    return { giftNo: gift.gift_no, coins: String(gift.coins), balance: formatMoney(balance) };
  });
};
