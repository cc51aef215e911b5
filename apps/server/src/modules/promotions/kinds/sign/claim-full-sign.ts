import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { signEndpoints } from '@fairway/contract/promotions/sign/endpoints.ts';
import type { signSchemas } from '@fairway/contract/promotions/sign/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { shareMember, statusRefusal } from '#modules/members';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { sharePublished } from '../../campaigns/campaigns-store.ts';
import { withFund } from '../../rewards/with-fund.ts';
import { holdReward, selectRewardsOfStep } from '../../rewards/rewards-store.ts';
import type { RewardRow } from '../../tables.ts';

/**
 * Claims the extra reward of the latest full cycle, once. What was earned is paid though the campaign is paused or over, or its member on a
 * break. Throws `activityUnknown`, `taskUnfinished`, `rewardAlreadyClaimed`, `rewardExpired`, `memberFrozen` and `prizeSoldOut`.
 */
export const claimFullSign: Operation<
  (typeof signEndpoints)['claimFullSign'],
  (typeof signSchemas)['claimFullSign']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const campaign = { kind: 'sign' as const, no: input.no };
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return withFund(app, (pay) =>
    onceInTransaction(app, key, async (tx) => {
      const refusal = statusRefusal((await shareMember(tx, memberId))?.status);
      if (refusal?.error === 'memberFrozen') throw refusal;
      if (!(await sharePublished(tx, campaign))) throw new AppError('activityUnknown');
      const reward = await claimable(tx, memberId, input.no);
      if (reward.expires_at && reward.expires_at <= (await databaseNow(tx)))
        throw new AppError('rewardExpired');
      await pay(tx, reward);
      return {
        status: activityResults.codes.success,
        amount: formatMoney(money('CNY', reward.amount)),
      };
    }),
  );
};

/** The latest extra reward that waits, held; without one, why there is none. */
async function claimable(tx: Tx, memberId: string, no: number): Promise<RewardRow> {
  const rewards = await selectRewardsOfStep(tx, memberId, { kind: 'sign', no, step: 'full' });
  const waiting = rewards.find(({ state }) => state === 'reached');
  if (waiting) {
    const held = await holdReward(tx, memberId, waiting.id);
    if (held?.state === 'reached') return held;
    throw new AppError(held?.state === 'expired' ? 'rewardExpired' : 'rewardAlreadyClaimed');
  }
  const [latest] = rewards;
  if (!latest) throw new AppError('taskUnfinished');
  throw new AppError(latest.state === 'expired' ? 'rewardExpired' : 'rewardAlreadyClaimed');
}
