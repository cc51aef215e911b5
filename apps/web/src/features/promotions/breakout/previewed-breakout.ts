import { barrierStatuses } from '@fairway/contract/promotions/activities.ts';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { language } from '../../../lib/i18n.ts';
import type { Breakout } from '../api/use-breakout.ts';

/** The barriers of a version that is not published: nothing is passed, and nothing counts. */
export function previewedBreakout(
  terms: CampaignTerms,
): Pick<Breakout, 'barriers' | 'steps' | 'carousel'> | undefined {
  if (terms.kind !== 'breakout') return undefined;
  return {
    barriers: terms.barriers.map((one, index) => ({
      barrier: index + 1,
      title: language() === 'en' ? one.en : one.zh,
      prize: one.prize,
      status: barrierStatuses.codes.notStarted,
    })),
    steps: terms.barriers.map((one, index) => ({
      barrier: index + 1,
      rule: one.rule,
      category: one.rule === 'played' ? (one.category ?? null) : null,
      need: one.rule === 'phone' ? '1' : one.need,
      have: '0',
      isMet: false,
    })),
    carousel: [],
  };
}
