import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import type { ActivityScore } from '../api/use-gifts.ts';

/** What acts score by the terms of a version that is not published. */
export function previewedActs(terms: CampaignTerms): ActivityScore['acts'] {
  if (terms.kind !== 'score') return [];
  const each = { deposit: terms.perDeposit, play: terms.perPlay, day: terms.perDay };
  return (['deposit', 'play', 'day'] as const).map((act) => ({ act, each: each[act], count: null }));
}
