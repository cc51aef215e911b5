import { language } from '../../lib/i18n.ts';

/** The name of a gift in the viewer's language. */
export function useGiftName(): (name: { zh: string; en: string }) => string {
  const spoken = language();
  return (name) => (spoken === 'en' ? name.en : name.zh);
}
