import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { promotionEndpoints } from '@fairway/contract/promotions/endpoints.ts';
import type { promotionSchemas } from '@fairway/contract/promotions/schemas.ts';
import { parseMoney } from '@fairway/money';
import { shardOf } from '#modules/ledger';
import { hundredths } from '#modules/turnover';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { withFund } from '../rewards/with-fund.ts';
import { presentReward } from '../rewards/present-reward.ts';
import { reviewedAbove } from '../rewards/review-bounds.ts';
import { holdRewardOf, insertReward } from '../rewards/rewards-store.ts';
import { joinCampaign } from './join-campaign.ts';

const step = { step: 'offer', period: 'once' };

/**
 * Applies for an offer's reward, once a member: paid at once, or left to people where its terms or its amount ask for a review. Throws what
 * joining throws, `rewardAlreadyClaimed`, `applyUnderReview`, and `prizeSoldOut` when the campaign's account holds less.
 */
export const applyActivity: Operation<
  (typeof promotionEndpoints)['applyActivity'],
  (typeof promotionSchemas)['applyActivity']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return withFund(app, (pay) =>
    onceInTransaction(app, key, async (tx) => {
      const { campaign } = await joinCampaign(tx, app, call, input);
      const { terms } = campaign;
      if (terms.kind !== 'offer' && terms.kind !== 'details') throw new AppError('activityUnknown');

      const amount = parseMoney(terms.reward, 'CNY').minor;
      const isReviewed = terms.reviewed || amount > reviewedAbove;
      const reward = {
        id: app.ids.uuid(),
        member_id: memberId,
        kind: campaign.kind,
        no: campaign.no,
        version: campaign.published ?? campaign.newest,
        ...step,
        amount,
        turnover: Number(hundredths(terms.turnover)),
        state: isReviewed ? ('applied' as const) : ('reached' as const),
        expires_at: null,
      };
      if (!(await insertReward(tx, reward))) {
        const there = await holdRewardOf(tx, memberId, { ...input, ...step });
        throw new AppError(there?.state === 'applied' ? 'applyUnderReview' : 'rewardAlreadyClaimed');
      }
      if (!isReviewed) await pay(tx, { ...reward, shard_id: shardOf(memberId) });
      const row = await holdRewardOf(tx, memberId, { ...input, ...step });
      if (!row) throw new Error('a reward that was written is not there');
      const titles = { title_zh: terms.zh.title, title_en: terms.en.title };
      return {
        status: activityResults.codes.success,
        reward: presentReward({ ...row, ...titles }, call.language),
      };
    }),
  );
};
