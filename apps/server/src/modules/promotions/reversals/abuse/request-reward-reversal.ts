import type { promotionOperatorEndpoints } from '@fairway/contract/promotions/operator-endpoints.ts';
import type { promotionOperatorSchemas } from '@fairway/contract/promotions/operator-schemas.ts';
import { findMemberNames } from '#modules/members';
import { requestApproval } from '#modules/operators';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { fundPart } from '../../funds/fund-account.ts';
import { rewardAmount } from '../../rewards/reward-amount.ts';
import { holdReward } from '../../rewards/rewards-store.ts';
import { mayReverse } from './may-reverse.ts';
import { reversalKind, type ReversalPayload } from './reversal-proposal.ts';

/**
 * Has the taking back of a reward for abuse wait for a second person. Throws `rewardUnknown`, `rewardNotReversible`, and `editConflict`
 * when it waits already.
 */
export const requestRewardReversal: Operation<
  (typeof promotionOperatorEndpoints)['requestRewardReversal'],
  (typeof promotionOperatorSchemas)['requestRewardReversal']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const { memberId, rewardId, reason } = input;
  const owner = `operator/${operator.operatorId}`;
  return onceInTransaction(app, { owner, operation, operationId, input }, async (tx) => {
    const reward = await holdReward(tx, memberId, rewardId);
    if (!reward) throw new AppError('rewardUnknown');
    if (!mayReverse(reward, await databaseNow(tx))) throw new AppError('rewardNotReversible');

    const names = await findMemberNames(tx, [memberId]);
    const after = {
      memberId,
      name: names.get(memberId) ?? '',
      campaign: fundPart(reward),
      type: reward.type,
      amount: rewardAmount({ type: reward.type, amount: reward.amount - reward.reversed }),
    };
    const payload: ReversalPayload = { reason, after };
    const proposalId = await requestApproval(tx, app, call, {
      kind: reversalKind,
      objectId: rewardId,
      objectVersion: reward.version.toString('hex'),
      payload,
      before: { state: reward.state },
      reason,
    });
    await app.audit(tx, call, {
      action: operation,
      object: { kind: 'campaignReward', id: rewardId },
      before: { state: reward.state },
      after,
      reason,
    });
    return { proposalId };
  });
};
