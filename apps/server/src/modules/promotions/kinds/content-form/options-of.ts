import type { FormField } from '@fairway/contract/promotions/content-form/term-schemas.ts';

/** The options of a choice, a line each in either language; a line that one language lacks is shown in the other. */
export function optionsOf({ options }: Pick<FormField, 'options'>): { zh: string; en: string }[] {
  const [zh, en] = [linesOf(options.zh), linesOf(options.en)];
  return Array.from({ length: Math.max(zh.length, en.length) }, (_, at) => ({
    zh: zh[at] ?? en[at] ?? '',
    en: en[at] ?? zh[at] ?? '',
  }));
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
