import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import type { Tiers } from '@fairway/promotions';
import { fenOf } from '../../eligibility/member-view.ts';

/** The tiers of a gift for deposits, fen. */
export function tiersOf({ tiers, most }: TermsOf<'depositFirst' | 'depositAgain'>): Tiers {
  return {
    tiers: tiers.map(({ least, percent }) => ({ least: fenOf(least), bonus: { percent } })),
    most: fenOf(most),
  };
}
