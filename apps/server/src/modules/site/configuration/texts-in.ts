import type { Language } from '#platform/errors.ts';

/** A configured text in the caller's language; an English one that is empty falls back to the Chinese. */
export function textIn(language: Language, { zh, en }: { zh: string; en: string }): string {
  return language === 'en' && en !== '' ? en : zh;
}
