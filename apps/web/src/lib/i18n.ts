import { storage } from '@fairway/ui/browser/storage.ts';
import { texts, type Texts } from './texts/text-store.ts';

/** The site's languages, its own first. */
const languages = ['zh-CN', 'en'] as const;
export type SiteLanguage = (typeof languages)[number];

const key = 'fairway.language';
const files = import.meta.glob<{ default: Texts }>('../../locales/*/*.json');

/** The stored language if it is a supported one, otherwise zh-CN (specification section 1). */
function storedLanguage(): SiteLanguage {
  const stored = storage.get(key);
  return languages.find((language) => language === stored) ?? 'zh-CN';
}

export function language(): SiteLanguage {
  return languages.find((known) => known === texts.language) ?? storedLanguage();
}

export async function chooseLanguage(chosen: SiteLanguage): Promise<void> {
  storage.set(key, chosen);
  await texts.change(chosen);
  document.documentElement.lang = chosen;
}

/** Texts load by language and namespace, each when the first screen asks for it; `first` are asked for at once. */
export async function startI18n(first: readonly string[] = []): Promise<void> {
  const chosen = storedLanguage();
  document.documentElement.lang = chosen;
  await texts.start(chosen, ['shell', ...first], { load: readNamespace });
}

async function readNamespace(locale: string, namespace: string): Promise<Texts> {
  const load = files[`../../locales/${locale}/${namespace}.json`];
  if (!load) throw new Error(`No texts ${locale}/${namespace}`);
  return (await load()).default;
}
