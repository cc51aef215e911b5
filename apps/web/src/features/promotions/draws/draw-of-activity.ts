import type { InstantKind } from '@fairway/contract/promotions/instant/schemas.ts';
import type { CampaignTerms, TermsOf } from '@fairway/contract/promotions/term-schemas.ts';

/** The terms of a wheel, a card, a box or a shot; undefined for those of other kinds. */
export function instantTermsOf(terms: CampaignTerms): TermsOf<InstantKind> | undefined {
  return 'prizes' in terms && 'chances' in terms ? terms : undefined;
}
