import type { Language } from '#platform/errors.ts';

/** A text in the caller's language; an English one that is empty falls back to the Chinese. */
export function inLanguage({ zh, en }: { zh: string; en: string }, language: Language): string {
  return language === 'en' && en !== '' ? en : zh;
}
