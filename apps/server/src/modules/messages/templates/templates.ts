import { accountTemplates } from './account-templates.ts';
import { liveTemplates } from './live-templates.ts';
import { matchingTemplates } from './matching-templates.ts';
import { moneyTemplates } from './money-templates.ts';
import { promotionTemplates } from './promotion-templates.ts';

/**
 * Every message that the product writes by itself. What is kept is the key and the values: the text is made for the
 * reader, so a change of language changes old messages too. A key that was ever used stays.
 */
export const templates = {
  ...accountTemplates,
  ...liveTemplates,
  ...moneyTemplates,
  ...matchingTemplates,
  ...promotionTemplates,
};

export type TemplateKey = keyof typeof templates;
