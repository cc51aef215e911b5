import type { InputOf, OutputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api.ts';
import { useAct } from '../../lib/use-act.ts';

export type SiteDraft = OutputOf<Schemas['getSiteDraft']>;
export type SiteFields = SiteDraft['configuration'];

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
    touches: ['audit'],
    done: ({ version }) => t('published', { version }),
  });
}
