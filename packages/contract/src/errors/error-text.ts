import type { ErrorRow } from './error-row.ts';

/** The `{names}` inside a text, as a union of string literals; `never` for a text without any. */
export type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

/** What fills a placeholder. Amounts come as display text with their currency, times as display text. */
export type ErrorParam = string | number;

export type ErrorLocale = 'zh' | 'en';

const placeholder = /\{(\w+)\}/g;

/** The names of the placeholders in a text, in order of appearance, doubles removed. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(placeholder), (match) => match[1] ?? ''))];
}

/** The text of a row with its placeholders filled; one without a value is left out rather than shown in braces. */
export function errorText(
  row: Pick<ErrorRow, 'zh' | 'en'>,
  locale: ErrorLocale,
  params: Readonly<Record<string, ErrorParam>> = {},
): string {
  return row[locale]
    .replace(placeholder, (_whole, name: string) => (Object.hasOwn(params, name) ? String(params[name]) : ''))
    .replace(/ {2,}/g, ' ')
    .trim();
}
