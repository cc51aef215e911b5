import type { promotionOperatorEndpoints } from '@fairway/contract/promotions/operator-endpoints.ts';
import type { promotionOperatorSchemas } from '@fairway/contract/promotions/operator-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { push } from '#platform/outbox/push.ts';
import { hasLostBasis } from '../reversals/deposit-basis-store.ts';
import { selectAbuse } from '../reversals/abuse/abuse-store.ts';
import { restoreReward } from '../reversals/abuse/restore-reward.ts';
import { needsTwoPeople } from '../rewards/review-bounds.ts';
import { updateDecided } from '../rewards/decisions-store.ts';
import { holdReward } from '../rewards/rewards-store.ts';
import { withFund } from '../rewards/with-fund.ts';
import { isAppealable } from './appeal-state.ts';
import { updateAnswered, updateAnsweredPaid } from './appeals-store.ts';

/**
 * Answers an appeal, by another person than who refused or took back: declined, that stays; granted, the reward is paid, or waits for a
 * second person where two have to agree, and what was taken for abuse is given back. Throws `rewardNotWaiting`, `approverIsMaker` and `prizeSoldOut`.
 */
export const decideRewardAppeal: Operation<
  (typeof promotionOperatorEndpoints)['decideRewardAppeal'],
  (typeof promotionOperatorSchemas)['decideRewardAppeal']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const { memberId, rewardId, grant, remark } = input;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  const by = { id: operator.operatorId, name: operator.name };
  return withFund(app, (award) =>
    onceInTransaction(app, key, async (tx) => {
      const reward = await holdReward(tx, memberId, rewardId);
      if (!reward?.appealed_at || reward.appeal_granted !== null || !isAppealable(reward))
        throw new AppError('rewardNotWaiting');
      const abuse = await selectAbuse(tx, reward);
      if ([reward.decided_by, abuse?.asked_by, abuse?.decided_by].includes(by.id))
        throw new AppError('approverIsMaker');

      // What it rested on was taken back: there is nothing to be paid for.
      if (grant && (await hasLostBasis(tx, reward))) throw new AppError('rewardNotWaiting');
      const restored = grant && abuse ? await restoreReward(tx, app, reward, abuse) : 0n;
      const answer = { by, remark, isGranted: grant };
      let state = reward.state;
      if (state === 'paid') await updateAnsweredPaid(tx, reward, { ...answer, restored });
      else {
        const isAgreed = grant && needsTwoPeople(reward);
        await updateAnswered(tx, reward, { ...answer, isAgreed });
        if (grant) state = isAgreed ? 'applied' : 'paid';
        if (state === 'paid') {
          await updateDecided(tx, reward, { by, remark, isRefused: false });
          await award(tx, reward);
        }
      }
      await app.audit(tx, call, {
        action: operation,
        object: { kind: 'campaignReward', id: rewardId },
        before: { state: reward.state },
        after: { state, granted: grant },
        reason: remark,
      });
      await push(tx, app, 'memberWallet', { memberId }, { cause: 'promotion' });
      return { state };
    }),
  );
};
