import type { promotionEndpoints } from '@fairway/contract/promotions/endpoints.ts';
import type { promotionSchemas } from '@fairway/contract/promotions/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { holdReward } from '../rewards/rewards-store.ts';
import { mayAppeal, ownAppeal } from './appeal-state.ts';
import { updateAppealed } from './appeals-store.ts';

/** Appeals against the refusal of an own reward, once. Throws `rewardUnknown`, and `appealClosed` for what cannot be appealed. */
export const appealReward: Operation<
  (typeof promotionEndpoints)['appealReward'],
  (typeof promotionSchemas)['appealReward']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const { rewardId, text } = input;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const reward = await holdReward(tx, memberId, rewardId);
    if (!reward) throw new AppError('rewardUnknown');
    if (!mayAppeal(reward)) throw new AppError('appealClosed');

    await updateAppealed(tx, reward, text);
    const written = await holdReward(tx, memberId, rewardId);
    const appeal = written && ownAppeal(written);
    if (!appeal) throw new Error('an appeal that was written is not there');
    return { appeal };
  });
};
