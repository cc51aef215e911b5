import type { MessageCategory } from '@fairway/contract/messages/categories.ts';

export type Params = Readonly<Record<string, string>>;

interface TemplateText {
  title: string;
  /** `{name}` is a value as it is, `{amount}` an amount with its currency, `{at}` a time of the site. */
  text: string;
}

export interface Template {
  category: MessageCategory;
  zh: TemplateText;
  en: TemplateText;
  /** The page it is about. */
  to?: (params: Params) => string;
}

/** Keeps the keys of the table. */
export function defineTemplates<const Key extends string>(
  templates: Record<Key, Template>,
): Readonly<Record<Key, Template>> {
  return templates;
}
