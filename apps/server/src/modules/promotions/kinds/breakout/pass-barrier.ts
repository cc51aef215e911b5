import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { breakoutEndpoints } from '@fairway/contract/promotions/breakout/endpoints.ts';
import type { breakoutSchemas } from '@fairway/contract/promotions/breakout/schemas.ts';
import { holdMember } from '#modules/members';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { joinCampaign } from '../../activities/join-campaign.ts';
import { fenOf, readMemberView } from '../../eligibility/member-view.ts';
import { giveReward } from '../../rewards/give-reward.ts';
import { presentReward } from '../../rewards/present-reward.ts';
import { selectRewardsOfStep } from '../../rewards/rewards-store.ts';
import { withFund } from '../../rewards/with-fund.ts';
import { stepOf, sumsSince } from './read-steps.ts';

/**
 * Passes the barrier whose turn it is and gives its prize, once. Throws what joining throws, `activityUnknown` for a barrier that there is
 * not, `barrierClosed` before the one before it is passed, `taskUnfinished` before its step is done, `rewardAlreadyClaimed` and
 * `prizeSoldOut`.
 */
export const passBarrier: Operation<
  (typeof breakoutEndpoints)['passBarrier'],
  (typeof breakoutSchemas)['passBarrier']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const { activityId: no, barrier: number } = input;
  const kind = 'breakout';
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return withFund(app, (pay) =>
    onceInTransaction(app, key, async (tx) => {
      // Two presses at once are a queue: the second sees what the first has passed.
      await holdMember(tx, memberId);
      const { campaign, now } = await joinCampaign(tx, app, call, { kind, no });
      const { terms } = campaign;
      const barrier = terms.kind === kind ? terms.barriers[number - 1] : undefined;
      if (!barrier) throw new AppError('activityUnknown');
      const passed = await selectRewardsOfStep(tx, memberId, { kind, no, step: 'barrier' });
      if (number > passed.length + 1) throw new AppError('barrierClosed');
      const since = campaign.starts_at;
      const view = await readMemberView(tx, app, memberId, { since, now });
      const sums = await sumsSince(tx, app, memberId, { since, now });
      if (number === passed.length + 1 && !stepOf(barrier, view, sums).isMet)
        throw new AppError('taskUnfinished');

      const reward = await giveReward(tx, app, pay, {
        memberId,
        campaign: { kind, no },
        version: campaign.published ?? campaign.newest,
        terms,
        step: 'barrier',
        period: String(number),
        amount: fenOf(barrier.prize),
      });
      return { status: activityResults.codes.success, reward: presentReward(reward, call.language) };
    }),
  );
};
