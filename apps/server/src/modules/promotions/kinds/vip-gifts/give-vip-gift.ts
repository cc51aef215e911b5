import { activityResults, type ActivityResult } from '@fairway/contract/promotions/activities.ts';
import type { OwnReward } from '@fairway/contract/promotions/schemas.ts';
import type { VipGift } from '@fairway/contract/promotions/vip-gifts/gifts.ts';
import type { OwnVipGift } from '@fairway/contract/promotions/vip-gifts/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { joinCampaign } from '../../activities/join-campaign.ts';
import { giveReward } from '../../rewards/give-reward.ts';
import { presentReward } from '../../rewards/present-reward.ts';
import { withFund } from '../../rewards/with-fund.ts';
import { dueGift, presentGift } from './present-gift.ts';
import { readGiftView } from './read-gift-view.ts';
import { refuseGift } from './refuse-gift.ts';
import { insertGivenGift } from './vip-gifts-store.ts';

const steps = { upgrade: 'upgrade', birthday: 'birthday', monthMoney: 'month' } as const;

export interface AskedGift {
  readonly gift: VipGift;
  readonly level?: number | undefined;
  /** The campaign; left out, the one that runs. */
  readonly no?: number | undefined;
}

/**
 * Gives a VIP gift from its campaign's account, once whatever campaign pays it: paid at once, or left to people above 1,000.00. Throws what
 * joining and `refuseGift` throw, `giftNotFound` past the top, and `prizeSoldOut`.
 */
export async function giveVipGift(
  app: Platform,
  call: MemberCall,
  input: object,
  asked: AskedGift,
): Promise<{ status: ActivityResult; reward: OwnReward; gift: OwnVipGift }> {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return withFund(app, (pay) =>
    onceInTransaction(app, key, async (tx) => {
      const view = await readGiftView(tx, app, memberId);
      const due = dueGift(view, asked.gift, asked.level);
      if (!due) throw new AppError('giftNotFound');
      const kind = asked.gift;
      const no = asked.no ?? view.running[kind]?.no;
      if (no === undefined) {
        refuseGift(view, due);
        throw new AppError('activityEnded');
      }
      const { campaign } = await joinCampaign(tx, app, call, { kind, no });
      refuseGift(view, due);

      const { period } = due;
      const reward = await giveReward(tx, app, pay, {
        memberId,
        campaign,
        version: campaign.published ?? campaign.newest,
        terms: campaign.terms,
        step: steps[kind],
        period,
        amount: due.amount,
      });
      // Another campaign gave it a moment ago.
      if (!(await insertGivenGift(tx, { memberId, gift: kind, period, rewardId: reward.id })))
        throw new AppError('rewardAlreadyClaimed');
      const given = dueGift(await readGiftView(tx, app, memberId), kind, due.level) ?? due;
      return {
        status: activityResults.codes.success,
        reward: presentReward(reward, call.language),
        gift: presentGift(view, given),
      };
    }),
  );
}
