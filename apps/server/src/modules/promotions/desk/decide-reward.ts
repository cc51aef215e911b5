import type { promotionOperatorEndpoints } from '@fairway/contract/promotions/operator-endpoints.ts';
import type { promotionOperatorSchemas } from '@fairway/contract/promotions/operator-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { push } from '#platform/outbox/push.ts';
import { kinds } from '../kinds/registry.ts';
import { updateAgreed, updateDecided } from '../rewards/decisions-store.ts';
import { withFund } from '../rewards/with-fund.ts';
import { needsTwoPeople } from '../rewards/review-bounds.ts';
import { holdReward } from '../rewards/rewards-store.ts';

/**
 * Decides a reward under review. One person refuses; one pays up to 5,000.00, above it and for entries of
 * forms the first agrees and another pays. Throws
 * `rewardNotWaiting`, `approverIsMaker` when the one who agreed decides again, and `prizeSoldOut`.
 */
export const decideReward: Operation<
  (typeof promotionOperatorEndpoints)['decideReward'],
  (typeof promotionOperatorSchemas)['decideReward']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const { memberId, rewardId, pay, remark } = input;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  const by = { id: operator.operatorId, name: operator.name };
  return withFund(app, (award) =>
    onceInTransaction(app, key, async (tx) => {
      const reward = await holdReward(tx, memberId, rewardId);
      if (reward?.state !== 'applied') throw new AppError('rewardNotWaiting');
      const isFirst = pay && needsTwoPeople(reward) && reward.agreed_by === null;
      if (pay && reward.agreed_by === by.id) throw new AppError('approverIsMaker');
      const state = isFirst ? 'applied' : pay ? 'paid' : 'refused';
      if (isFirst) await updateAgreed(tx, reward, by);
      else await updateDecided(tx, reward, { by, remark, isRefused: !pay });
      if (state === 'paid') await award(tx, reward);
      if (state === 'refused') await kinds[reward.kind].refused(tx, app, reward);
      await app.audit(tx, call, {
        action: operation,
        object: { kind: 'campaignReward', id: rewardId },
        before: { state: reward.state },
        after: { state, agreed: isFirst },
        reason: remark,
      });
      await push(tx, app, 'memberWallet', { memberId }, { cause: 'promotion' });
      return { state, agreed: isFirst };
    }),
  );
};
