import type { ShownField } from '@fairway/contract/promotions/content-form/schemas.ts';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { language } from '../../../lib/i18n.ts';

/** The fields of a version that is not published. */
export function previewedFields(terms: CampaignTerms): ShownField[] {
  if (terms.kind !== 'form') return [];
  const key = language() === 'en' ? 'en' : 'zh';
  return terms.fields.map((field) => ({
    id: field.id,
    label: field[key],
    type: field.type,
    required: field.required,
    options: field.options[key].split('\n').filter((line) => line.trim() !== ''),
  }));
}
