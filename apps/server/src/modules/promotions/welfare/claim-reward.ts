import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { welfareEndpoints } from '@fairway/contract/promotions/welfare/endpoints.ts';
import type { welfareSchemas } from '@fairway/contract/promotions/welfare/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { rewardAmount } from '../rewards/reward-amount.ts';
import { withFund } from '../rewards/with-fund.ts';
import { payClaim } from './pay-claim.ts';

/** Claims one own reward of whatever campaign. Throws what `payClaim` throws. */
export const claimReward: Operation<
  (typeof welfareEndpoints)['claimReward'],
  (typeof welfareSchemas)['claimReward']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return withFund(app, (pay) =>
    onceInTransaction(app, key, async (tx) => {
      const reward = await payClaim(tx, pay, memberId, input.id);
      return { status: activityResults.codes.success, id: reward.id, amount: rewardAmount(reward) };
    }),
  );
};
