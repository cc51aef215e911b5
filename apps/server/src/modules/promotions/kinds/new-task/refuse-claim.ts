import { shareMember, statusRefusal } from '#modules/members';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import type { CampaignWithTerms } from '../../campaigns/campaigns-store.ts';
import { judgeMember, unmet } from '../../eligibility/judge-member.ts';
import { readMemberView } from '../../eligibility/member-view.ts';
import { abuseReasons } from '../../reversals/abuse/abuse-reasons.ts';
import { refuseReasons } from '../../eligibility/refuse-ineligible.ts';

/**
 * What stands against claiming what was done: a frozen account, a campaign that has not begun, and every rule of the audience; neither a
 * pause nor a break. Throws `memberFrozen`, `activityNotStarted` and `notEligible`.
 */
export async function refuseClaim(
  tx: Tx,
  app: Platform,
  { member: { memberId }, language }: MemberCall,
  { campaign, now }: { campaign: CampaignWithTerms; now: Date },
): Promise<void> {
  const refusal = statusRefusal((await shareMember(tx, memberId))?.status);
  if (refusal?.error === 'memberFrozen') throw refusal;
  if (now < campaign.starts_at) throw new AppError('activityNotStarted');
  const view = await readMemberView(tx, app, memberId, { since: campaign.starts_at, now });
  const rules = judgeMember(campaign.terms, view).filter(({ rule }) => rule !== 'onBreak');
  refuseReasons(unmet(rules), language);
  refuseReasons(await abuseReasons(tx, memberId, campaign), language);
}
