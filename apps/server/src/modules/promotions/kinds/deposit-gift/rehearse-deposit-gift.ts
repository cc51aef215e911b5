import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { bonusOf } from '@fairway/promotions';
import { isEligibleOn, type Past, type PastGift } from '../../rehearsal/past.ts';
import { depositsBefore } from './deposits-of.ts';
import { tiersOf } from './tiers-of.ts';

/** The gift of the first deposit in those days that would have counted: its member could have joined just before it. */
export function rehearseDepositGift(terms: TermsOf<'depositFirst' | 'depositAgain'>, past: Past): PastGift[] {
  const counts: readonly number[] = depositsBefore[terms.kind];
  const deposit = past.deposits.find(({ before, day }) => counts.includes(before) && isEligibleOn(past, day));
  return deposit ? [{ day: deposit.day, amount: bonusOf(tiersOf(terms), deposit.amount) }] : [];
}
