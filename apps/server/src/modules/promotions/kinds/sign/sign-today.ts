import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { signEndpoints } from '@fairway/contract/promotions/sign/endpoints.ts';
import type { signSchemas } from '@fairway/contract/promotions/sign/schemas.ts';
import { cycleStart, signDays } from '@fairway/promotions';
import { shardOf } from '#modules/ledger';
import { holdMember } from '#modules/members';
import { hundredths } from '#modules/turnover';
import { earnForSign } from '#modules/vip';
import { addSeconds, siteDay } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { joinCampaign } from '../../activities/join-campaign.ts';
import type { CampaignWithTerms } from '../../campaigns/campaigns-store.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { withFund } from '../../rewards/with-fund.ts';
import { insertReward, type NewReward } from '../../rewards/rewards-store.ts';
import { dayNumber } from './read-cycle.ts';
import { insertSign, selectFirstSign, selectSigns } from './signs-store.ts';

/**
 * Signs for today, pays the day's reward and gives points, once a day of the site; the seventh sign of a cycle makes its extra reward claimable. Throws
 * what joining throws, `alreadySignedToday`, and `prizeSoldOut`.
 */
export const signToday: Operation<
  (typeof signEndpoints)['signToday'],
  (typeof signSchemas)['signToday']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const { no } = input;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return withFund(app, (pay) =>
    onceInTransaction(app, key, async (tx) => {
      // Two presses at once are a queue, so that a cycle has one first day.
      await holdMember(tx, memberId);
      const { campaign, now } = await joinCampaign(tx, app, call, { kind: 'sign', no });
      const { terms } = campaign;
      if (terms.kind !== 'sign') throw new Error('a sign-in with other terms');

      const today = siteDay(now, app.config.siteTimeZone);
      const firstSign = (await selectFirstSign(tx, memberId, no)) ?? today;
      const cycle = cycleStart(firstSign, today);
      const day = dayNumber(cycle, today);
      const amount = fenOf(terms.daily[day - 1] ?? '0');
      const common = { member_id: memberId, kind: 'sign' as const, no, state: 'reached' as const };
      const version = campaign.published ?? campaign.newest;
      const turnover = Number(hundredths(terms.turnover));
      const reward = { ...common, version, turnover, id: app.ids.uuid(), step: 'day', period: today, amount };
      if (!(await insertReward(tx, { ...reward, expires_at: null })))
        throw new AppError('alreadySignedToday');
      await insertSign(tx, { memberId, no, day: today, cycle, rewardId: reward.id });
      await earnForSign(tx, app, memberId, no);
      await pay(tx, { ...reward, shard_id: shardOf(memberId) });

      const isFull = (await selectSigns(tx, memberId, { no, from: cycle })).length === signDays;
      if (isFull) await reachFull(tx, app, campaign, { ...common, version, turnover, period: cycle }, now);
      return {
        status: activityResults.codes.success,
        day,
        amount: terms.daily[day - 1] ?? '0',
        isFull,
      };
    }),
  );
};

/** The extra reward of a full cycle waits for its claim. */
async function reachFull(
  tx: Tx,
  app: Platform,
  { terms }: CampaignWithTerms,
  reward: Omit<NewReward, 'id' | 'step' | 'amount' | 'expires_at'>,
  now: Date,
): Promise<void> {
  if (terms.kind !== 'sign' || fenOf(terms.full) === 0n) return;
  await insertReward(tx, {
    ...reward,
    id: app.ids.uuid(),
    step: 'full',
    amount: fenOf(terms.full),
    expires_at: addSeconds(now, terms.claimDays * 86_400),
  });
}
