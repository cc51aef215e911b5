import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { promotionEndpoints } from '@fairway/contract/promotions/endpoints.ts';
import type { promotionSchemas } from '@fairway/contract/promotions/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { withFund } from '../rewards/with-fund.ts';
import { giveReward } from '../rewards/give-reward.ts';
import { presentReward } from '../rewards/present-reward.ts';
import { joinCampaign } from './join-campaign.ts';
import { offerReward } from './offer-reward.ts';
import { offerStep } from './offer-step.ts';

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
      if (terms.kind !== 'offer' && terms.kind !== 'details' && terms.kind !== 'push')
        throw new AppError('activityUnknown');

      const reward = await giveReward(tx, app, pay, {
        ...offerStep,
        memberId,
        campaign,
        version: campaign.published ?? campaign.newest,
        terms,
        ...offerReward(terms),
        isReviewed: terms.reviewed,
      });
      return { status: activityResults.codes.success, reward: presentReward(reward, call.language) };
    }),
  );
};
