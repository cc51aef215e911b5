import type { DepositGiftKind } from '@fairway/contract/promotions/deposit-gift/schemas.ts';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { bonusOf } from '@fairway/promotions';
import type { EnrolmentRow } from '../../enrolments/enrolments-store.ts';
import { depositsBefore, type CountableDeposit } from './deposits-of.ts';
import { tiersOf } from './tiers-of.ts';

/**
 * The deposit that a gift is for: the first one after joining and in time, where it is the member's first, or second or third, that stands.
 * A deposit made before joining never counts. With what it gives by the terms that the member joined under; fen.
 */
export function countedDeposit(
  kind: DepositGiftKind,
  terms: CampaignTerms,
  { enrolment, deposits }: { enrolment: EnrolmentRow; deposits: readonly CountableDeposit[] },
): { deposit: CountableDeposit; gift: bigint } | undefined {
  if (terms.kind !== kind || (terms.kind !== 'depositFirst' && terms.kind !== 'depositAgain'))
    return undefined;
  const deposit = deposits.find(({ at }) => at >= enrolment.joined_at && at < enrolment.until);
  const counts: readonly number[] = depositsBefore[kind];
  if (!deposit || !counts.includes(deposit.before)) return undefined;
  return { deposit, gift: bonusOf(tiersOf(terms), deposit.amount) };
}
