import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { storage } from '@fairway/ui/browser/storage.ts';

/** The console's languages, its own first. */
const languages = ['zh-CN', 'en'] as const;
export type ConsoleLanguage = (typeof languages)[number];

const key = 'fairway.console.language';
const files = import.meta.glob<{ default: Record<string, unknown> }>('../../locales/*/*.json');

export function language(): ConsoleLanguage {
  const known = languages.find((each) => each === i18next.language);
  return known ?? languages.find((each) => each === storage.get(key)) ?? 'zh-CN';
}

/** The short name that the contract's tables give the language. */
export function locale(): 'zh' | 'en' {
  return language() === 'en' ? 'en' : 'zh';
}

export async function chooseLanguage(chosen: ConsoleLanguage): Promise<void> {
  storage.set(key, chosen);
  await addTexts(chosen);
  await i18next.changeLanguage(chosen);
  document.documentElement.lang = chosen;
}

/** Loads every text of the chosen language before the first paint: operators stay all day, and no page blinks. */
export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language(),
    fallbackLng: 'zh-CN',
    resources: {},
    ns: ['shell'],
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  await chooseLanguage(language());
}

async function addTexts(chosen: ConsoleLanguage): Promise<void> {
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/locales/${chosen}/`));
  await Promise.all(
    wanted.map(async ([path, load]) => {
      const namespace = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
      i18next.addResourceBundle(chosen, namespace, (await load()).default);
    }),
  );
}
