import type { SiteConfig } from '@fairway/contract/site/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../api.ts';
import { keepBrandName } from './brand-name.ts';
import { chooseLanguage, language } from '../i18n.ts';
import { storage } from '@fairway/ui/browser/storage.ts';
import { sitePreview } from './site-preview.ts';
import { useStaticDomains } from './static-domains.ts';
import { useTheme } from './theme.ts';

const key = 'fairway.siteConfig';
const queryKey = ['getSiteConfig', {}];

/** What the operator has decided about the site; the last visit's until this one's has come. */
export function useSiteConfig() {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const preview = sitePreview();
      if (preview) return (await api.getSitePreview({ preview }, { signal })).configuration;
      const config = await api.getSiteConfig({}, { signal });
      storage.set(key, JSON.stringify(config));
      return config;
    },
    placeholderData: lastSeen,
    staleTime: 30_000,
    // Unchanged it costs a 304; it is for a page whose live line is cut.
    refetchInterval: 60_000,
  });
}

/** Applies name, theme and skin wherever they show. */
export function useAppliedSiteConfig(): void {
  const config = useSiteConfig().data;
  // Known before the first picture wants one.
  useStaticDomains();
  useEffect(() => {
    if (!config) return;
    keepBrandName(config.brand.name);
    useTheme.getState().suggest(config.appearance.theme, config.appearance.festivalSkin);
    // A language that the operator has taken off the list is left for the first one on it.
    const [first] = config.languages;
    if (first && !config.languages.includes(language())) void chooseLanguage(first);
  }, [config]);
}

/** A configured text in the visitor's language; an English one that is empty falls back to the Chinese. */
export function textOf({ zh, en }: { zh: string; en: string }): string {
  return language() === 'en' && en !== '' ? en : zh;
}

function lastSeen(): SiteConfig | undefined {
  try {
    const stored: unknown = JSON.parse(storage.get(key) ?? 'null');
    return isConfig(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isConfig(value: unknown): value is SiteConfig {
  return typeof value === 'object' && value !== null && 'brand' in value && 'credentials' in value;
}
