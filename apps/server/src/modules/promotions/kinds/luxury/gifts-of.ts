import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';

/** The gifts of a shop for points; none for terms of another kind. */
export const luxuryGiftsOf = (terms: CampaignTerms) => (terms.kind === 'luxury' ? terms.gifts : []);
