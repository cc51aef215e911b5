import type { DepositGiftKind } from '@fairway/contract/promotions/deposit-gift/schemas.ts';
import type { EligibilityReason } from '@fairway/contract/promotions/schemas.ts';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { judgeMember } from '../../eligibility/judge-member.ts';
import type { MemberView } from '../../eligibility/member-view.ts';
import { depositsBefore, type CountableDeposit } from './deposits-of.ts';

/** The rules of a gift for a deposit with the number of deposits before it among them. */
export function judgeJoin(
  kind: DepositGiftKind,
  {
    terms,
    view,
    deposits,
  }: { terms: CampaignTerms; view: MemberView; deposits: readonly CountableDeposit[] },
): EligibilityReason[] {
  const counts: readonly number[] = depositsBefore[kind];
  const have = deposits.length;
  const rule: EligibilityReason = {
    rule: 'depositsBefore',
    need: counts.join('–'),
    have: String(have),
    met: counts.includes(have),
  };
  return [...judgeMember(terms, view), rule];
}
