import type { Language } from '#platform/errors.ts';

/** An operator's text in the reader's language; an empty English one falls back to the Chinese. */
export function inLanguage(zh: string | null, en: string | null, language: Language): string {
  return (language === 'en' && en !== null && en !== '' ? en : zh) ?? '';
}
