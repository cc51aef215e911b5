import { language } from '../../../lib/i18n.ts';

interface Labelled {
  label(code: string | number | null | undefined, locale: 'zh' | 'en'): string | undefined;
}

/** The contract's own text for a value, in the visitor's language; '' for a value of another version. */
export function enumLabel(enumeration: Labelled, code: string | number): string {
  return enumeration.label(code, language() === 'en' ? 'en' : 'zh') ?? '';
}
