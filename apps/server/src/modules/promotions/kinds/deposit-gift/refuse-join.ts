import type { DepositGiftKind } from '@fairway/contract/promotions/deposit-gift/schemas.ts';
import type { Tx } from '#platform/db/database.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { joinCampaign } from '../../activities/join-campaign.ts';
import type { CampaignWithTerms } from '../../campaigns/campaigns-store.ts';
import { unmet } from '../../eligibility/judge-member.ts';
import { readMemberView } from '../../eligibility/member-view.ts';
import { refuseReasons } from '../../eligibility/refuse-ineligible.ts';
import { depositsOf } from './deposits-of.ts';
import { judgeJoin } from './judge-join.ts';

/** What joining asks, in its transaction; answers the campaign. Throws what `joinCampaign` throws, the number of deposits among the reasons. */
export async function refuseJoin(
  tx: Tx,
  app: Platform,
  call: MemberCall,
  key: { kind: DepositGiftKind; no: number },
): Promise<CampaignWithTerms> {
  const { memberId } = call.member;
  const { campaign, now } = await joinCampaign(tx, app, call, key);
  const view = await readMemberView(tx, app, memberId, { since: campaign.starts_at, now });
  const deposits = await depositsOf(tx, memberId, now);
  refuseReasons(unmet(judgeJoin(key.kind, { terms: campaign.terms, view, deposits })), call.language);
  return campaign;
}
