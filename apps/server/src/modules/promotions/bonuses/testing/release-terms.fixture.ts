import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { offerTerms } from '../../testing/promotions-test.ts';

const weights = { ty: 0, dj: 0, zr: 50, dz: 100, by: 100, qp: 100, cp: 0 };

/** For tests: an offer of 33.33 that is played three times in seven days, live dealers counting half. */
export function releasedTerms(over: Partial<TermsOf<'offer'>> = {}): TermsOf<'offer'> {
  return offerTerms({ reward: '33.33', turnover: '3', release: { days: 7, weights }, ...over });
}
