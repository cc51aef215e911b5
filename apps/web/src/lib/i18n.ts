import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { storage } from './storage.ts';

/** The site's languages, its own first. */
export const languages = ['zh-CN', 'en'] as const;
export type SiteLanguage = (typeof languages)[number];

const key = 'fairway.language';
const files = import.meta.glob<{ default: Record<string, unknown> }>('../../locales/*/*.json');

/** The stored language if it is a supported one, otherwise zh-CN (specification section 1). */
export function storedLanguage(): SiteLanguage {
  const stored = storage.get(key);
  return languages.find((language) => language === stored) ?? 'zh-CN';
}

export function language(): SiteLanguage {
  return languages.find((known) => known === i18next.language) ?? storedLanguage();
}

export async function chooseLanguage(chosen: SiteLanguage): Promise<void> {
  storage.set(key, chosen);
  await i18next.changeLanguage(chosen);
  document.documentElement.lang = chosen;
}

/** Texts load by language and namespace, each when the first screen asks for it; `first` are asked for at once. */
export async function startI18n(first: readonly string[] = []): Promise<void> {
  const chosen = storedLanguage();
  document.documentElement.lang = chosen;
  await i18next
    .use({ type: 'backend', init: () => {}, read: readNamespace } as const)
    .use(initReactI18next)
    .init({
      lng: chosen,
      fallbackLng: 'zh-CN',
      ns: ['shell', ...first],
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

async function readNamespace(locale: string, namespace: string): Promise<Record<string, unknown>> {
  const load = files[`../../locales/${locale}/${namespace}.json`];
  if (!load) throw new Error(`No texts ${locale}/${namespace}`);
  return (await load()).default;
}
