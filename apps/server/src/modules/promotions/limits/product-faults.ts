import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { venueCategories } from '@fairway/contract/venues/categories.ts';
import { strictFaults } from '@fairway/promotions';
import { hundredths } from '#modules/turnover';
import { kinds } from '../kinds/registry.ts';
import { releaseOf } from '../bonuses/release-terms.ts';
import type { Fault } from '../campaigns/verdict.ts';

/** A bonus that is paid first is played in any category. */
const anyPlay = { ty: 100, dj: 100, zr: 100, dz: 100, by: 100, qp: 100, cp: 100 };

/**
 * What stands against the acts of some terms: one that asks for play in several products, or in one while its bonus is played in all
 * (UK Gambling Commission, LCCP SR 5.1.1: one product an offer).
 */
export function productFaults(terms: CampaignTerms): Fault[] {
  const timesPercent = Number(hundredths(terms.turnover));
  const weights = releaseOf(terms)?.weights ?? anyPlay;
  const acts = kinds[terms.kind].asksPlayOf(terms);
  const isMixed = [[], ...acts].some((categories) =>
    strictFaults({
      turnover: { depositTimes: 0, timesPercent, weights },
      bonus: 1n,
      actCategories: categories.map((category) => venueCategories.members[category].siteCode),
      rewardsLosses: false,
      isOptIn: true,
    }).some(({ fault }) => fault === 'twoProducts'),
  );
  if (!isMixed) return [];
  return [
    {
      rule: 'product',
      zh: '一个优惠只能限定一类产品；要求在某类产品投注时，奖金不得再设流水',
      en: 'An offer asks for play in one product; where it does, its bonus may not have to be played',
    },
  ];
}
