import type { CampaignTerms, TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import type { CampaignTexts } from '@fairway/contract/promotions/terms/common-schemas.ts';
import { language } from '../../../lib/i18n.ts';

/** A campaign's texts in the visitor's language. */
export function textsOf(terms: CampaignTerms): CampaignTexts {
  return language() === 'en' ? terms.en : terms.zh;
}

/** Its sections; none for a kind that has none. */
export function sectionsOf(terms: CampaignTerms): TermsOf<'details'>['sections']['zh'] {
  if (!('sections' in terms)) return [];
  return language() === 'en' ? terms.sections.en : terms.sections.zh;
}
