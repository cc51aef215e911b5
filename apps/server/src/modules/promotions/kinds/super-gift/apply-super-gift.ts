import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { superGiftEndpoints } from '@fairway/contract/promotions/super-gift/endpoints.ts';
import type { superGiftSchemas } from '@fairway/contract/promotions/super-gift/schemas.ts';
import { bonusOf } from '@fairway/promotions';
import { holdMember } from '#modules/members';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { joinCampaign } from '../../activities/join-campaign.ts';
import { giveReward } from '../../rewards/give-reward.ts';
import { presentReward } from '../../rewards/present-reward.ts';
import { withFund } from '../../rewards/with-fund.ts';
import { depositedToday, depositsOfDay } from './deposited-today.ts';
import { rewardOfDay } from './reward-of-day.ts';
import { tiersOf } from './tiers-of.ts';

/**
 * Applies for the gift of the day, of the highest tier that its deposits reach now, once a day of the site: status 711 with the gift there is
 * for a second application. Throws what joining throws, `taskUnfinished` below the first tier, and `prizeSoldOut`.
 */
export const applySuperGift: Operation<
  (typeof superGiftEndpoints)['applySuperGift'],
  (typeof superGiftSchemas)['applySuperGift']
> = async (app, call, input) => {
  const { operation, operationId, language } = call;
  const { memberId } = call.member;
  const { success, repeated } = activityResults.codes;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return withFund(app, (pay) =>
    onceInTransaction(app, key, async (tx) => {
      await holdMember(tx, memberId);
      const { campaign, now } = await joinCampaign(tx, app, call, { kind: 'superGift', no: input.no });
      const { terms } = campaign;
      const { day, deposited } = await depositedToday(tx, app, memberId, now);
      const known = await rewardOfDay(tx, memberId, { campaign, day });
      if (known) return { status: repeated, reward: presentReward(known, language) };
      const amount = bonusOf(tiersOf(terms), deposited);
      if (amount === 0n) throw new AppError('taskUnfinished');

      const reward = await giveReward(tx, app, pay, {
        step: 'tier',
        period: day,
        memberId,
        campaign,
        version: campaign.published ?? campaign.newest,
        terms,
        amount,
        deposits: await depositsOfDay(tx, app, { memberId, now, day }),
      });
      return { status: success, reward: presentReward(reward, language) };
    }),
  );
};
