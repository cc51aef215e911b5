import { activityStatuses } from '@fairway/contract/promotions/activities.ts';
import { shareMember, statusRefusal } from '#modules/members';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { activityStatusOf } from '../campaigns/activity-status.ts';
import { sharePublished, type CampaignWithTerms } from '../campaigns/campaigns-store.ts';
import { readMemberView } from '../eligibility/member-view.ts';
import { unmet } from '../eligibility/judge-member.ts';
import { refuseIneligible, refuseReasons } from '../eligibility/refuse-ineligible.ts';
import { groupReasons } from '../limits/group-reasons.ts';
import { abuseReasons } from '../reversals/abuse/abuse-reasons.ts';
import { takePerson } from '../limits/person-reasons.ts';
import type { CampaignKey } from '../tables.ts';

/**
 * What every act that takes part in a campaign asks first, in its transaction: the account and the campaign are kept as they are, the
 * database's clock says whether the window is open, and every rule is judged. Throws `activityUnknown`, `activityNotStarted`,
 * `activityEnded` (also while it is paused), `memberFrozen` and `notEligible`.
 */
export async function joinCampaign(
  tx: Tx,
  app: Platform,
  call: MemberCall,
  key: CampaignKey,
): Promise<{ campaign: CampaignWithTerms; now: Date }> {
  const { memberId } = call.member;
  const account = await shareMember(tx, memberId);
  const campaign = await sharePublished(tx, key);
  if (!campaign) throw new AppError('activityUnknown');
  const now = await databaseNow(tx);
  const { notStarted, running } = activityStatuses.codes;
  const status = activityStatusOf(campaign, now);
  if (status === notStarted) throw new AppError('activityNotStarted');
  if (status !== running || campaign.paused || campaign.closed) throw new AppError('activityEnded');
  const refusal = statusRefusal(account?.status);
  if (refusal?.error === 'memberFrozen') throw refusal;
  const { terms } = campaign;
  refuseIneligible(
    terms,
    await readMemberView(tx, app, memberId, { since: campaign.starts_at, now }),
    call.language,
  );
  refuseReasons(await abuseReasons(tx, memberId, key), call.language);
  refuseReasons(
    unmet(await groupReasons(tx, memberId, { ...key, terms, language: call.language })),
    call.language,
  );
  refuseReasons(unmet(await takePerson(tx, app, memberId, { ...key, terms })), call.language);
  return { campaign, now };
}
