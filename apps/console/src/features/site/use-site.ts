import type { InputOf, OutputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api.ts';
import { leadTo } from '../../lib/open-tab.ts';
import { useAct } from '../../lib/use-act.ts';
import { usePages } from '../../lib/use-pages.ts';

export type SiteDraft = OutputOf<Schemas['getSiteDraft']>;

/** The newest configuration. It does not refresh under an editor's hands: another's version shows as a conflict. */
export function useSiteDraft() {
  return useQuery({
    queryKey: ['site', 'draft'],
    queryFn: () => api.getSiteDraft({}),
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
}

/** Publishes a whole configuration over the version that was seen. */
export function usePublish() {
  const { t } = useTranslation('site');
  return useAct({
    call: (input: InputOf<Schemas['updateSiteConfig']>) => api.updateSiteConfig(input),
    touches: ['siteVersions', 'audit'],
    done: ({ version }) => t('published', { version }),
  });
}

/** Writes one more version that visitors do not see. */
export function useSaveSiteDraft(onSaved: () => void) {
  const { t } = useTranslation('site');
  return useAct({
    call: (input: InputOf<Schemas['saveSiteDraft']>) => api.saveSiteDraft(input),
    touches: ['siteVersions', 'audit'],
    done: ({ version }) => t('savedDraft', { version }),
    onDone: onSaved,
  });
}

export const useSiteVersions = () =>
  useQuery({ queryKey: ['siteVersions'], queryFn: () => api.listSiteVersions({}) });

/** Shows a version to visitors, or goes back to one. */
export function usePublishVersion() {
  const { t } = useTranslation('site');
  return useAct({
    call: async (input: InputOf<Schemas['publishSiteVersion']>) => {
      await api.publishSiteVersion(input);
      return input;
    },
    touches: ['site', 'siteVersions', 'audit'],
    done: ({ version }) => t('published', { version }),
  });
}

/** Makes a preview link and sends the window there that the press has opened. */
export function useOpenSitePreview() {
  return useAct({
    call: async ({ tab, version }: InputOf<Schemas['getSitePreviewLink']> & { tab: number }) => {
      const { url } = await api.getSitePreviewLink({ version });
      return { url, tab };
    },
    touches: [],
    onDone: ({ url, tab }) => leadTo(tab, url),
  });
}

/** What pages with the download kit reported. */
export const useDownloadReports = () =>
  usePages({
    key: ['downloadReports'],
    ask: (cursor) => api.listDownloadReports(cursor === undefined ? {} : { cursor }),
  });
