import { shareMember, statusRefusal } from '#modules/members';
import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { sharePublished, type CampaignWithTerms } from '../../campaigns/campaigns-store.ts';
import { refuseReasons } from '../../eligibility/refuse-ineligible.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { abuseReasons } from '../../reversals/abuse/abuse-reasons.ts';
import { giveReward } from '../../rewards/give-reward.ts';
import { withFund } from '../../rewards/with-fund.ts';
import { invitedFriends } from './invited-friends.ts';

/**
 * Pays the prize for so many qualified friends, once a member: a second press finds the row of the first. Throws `activityUnknown`
 * without a campaign or such a prize, `taskUnfinished`, `rewardAlreadyClaimed`,
 * `rewardExpired` after the days for claims, `notEligible`, `memberFrozen` and `prizeSoldOut`.
 */
export async function claimInvitePrize(
  app: Platform,
  call: Pick<MemberCall, 'member' | 'language'>,
  campaign: CampaignWithTerms | undefined,
  friends: number,
): Promise<void> {
  if (!campaign) throw new AppError('activityUnknown');
  const { memberId } = call.member;
  const key = { kind: 'invite' as const, no: campaign.no };
  await withFund(app, (pay) =>
    inTransaction(app.db, async (tx) => {
      const account = await shareMember(tx, memberId);
      const refusal = statusRefusal(account?.status);
      if (refusal?.error === 'memberFrozen') throw refusal;
      if (account?.black)
        refuseReasons([{ rule: 'blacklisted', need: '', have: '', met: false }], call.language);
      refuseReasons(await abuseReasons(tx, memberId, key), call.language);
      const published = await sharePublished(tx, key);
      const step =
        published?.terms.kind === 'invite' && published.terms.steps.find((one) => one.friends === friends);
      if (!published?.published || !step) throw new AppError('activityUnknown');
      const now = await databaseNow(tx);
      if (addSeconds(published.ends_at, published.terms.claimDays * 86_400) <= now)
        throw new AppError('rewardExpired');
      const found = await invitedFriends(tx, memberId, now);
      if (found.filter(({ missing }) => missing.length === 0).length < friends)
        throw new AppError('taskUnfinished');
      await giveReward(tx, app, pay, {
        memberId,
        campaign: key,
        version: published.published,
        terms: published.terms,
        step: 'friends',
        period: String(friends),
        amount: fenOf(step.prize),
      });
    }),
  );
}
