import type { ReleaseTerms } from '@fairway/contract/promotions/terms/common-schemas.ts';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import type { TurnoverTerms } from '@fairway/promotions';
import { hundredths } from '#modules/turnover';
import { fenOf } from '../eligibility/member-view.ts';

/** How play counts by the terms of a release; `factor` in hundredths. */
export function turnoverTermsOf(release: ReleaseTerms, factor: number): TurnoverTerms {
  const { weights, leastPrice, mostPerBet } = release;
  return {
    depositTimes: 0,
    timesPercent: factor,
    weights,
    ...(leastPrice !== undefined && { leastPrice: thousandths(leastPrice) }),
    ...(mostPerBet !== undefined && { mostPerBet: fenOf(mostPerBet) }),
  };
}

/** The release of a campaign's rewards; undefined where they go into the center wallet at once. A rebate always does. */
export function releaseOf(terms: CampaignTerms): ReleaseTerms | undefined {
  return terms.kind !== 'rebate' && hundredths(terms.turnover) > 0n ? terms.release : undefined;
}

/** Odds such as `1.95` in thousandths. */
export function thousandths(price: string): bigint {
  const [whole = '0', places = ''] = price.split('.');
  return BigInt(whole) * 1000n + BigInt(places.slice(0, 3).padEnd(3, '0'));
}
