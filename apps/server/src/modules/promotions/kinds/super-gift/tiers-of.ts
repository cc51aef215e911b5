import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import type { Tiers } from '@fairway/promotions';
import { fenOf } from '../../eligibility/member-view.ts';

/** The gifts by what a day's deposits reach, fen; none for terms of another kind. */
export function tiersOf(terms: CampaignTerms): Tiers {
  if (terms.kind !== 'superGift') return { tiers: [] };
  return {
    tiers: terms.gifts.map(({ least, amount }) => ({
      least: fenOf(least),
      bonus: { amount: fenOf(amount) },
    })),
  };
}
