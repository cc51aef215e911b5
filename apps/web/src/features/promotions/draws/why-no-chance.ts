import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import type { DrawConfig } from '../api/use-draw.ts';
import { instantTermsOf } from './draw-of-activity.ts';

const none = { sign: 'noneSign', deposit: 'noneDeposit', day: 'noneDay' } as const;

/** Why there is no chance to draw with, by what gives chances; undefined where there is one. */
export function whyNoChance(
  terms: CampaignTerms,
  chances: DrawConfig['chances'],
): (typeof none)[keyof typeof none] | undefined {
  const own = instantTermsOf(terms);
  return own && chances?.left === 0 ? none[own.chances.by] : undefined;
}
