import type { InputOf, OutputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { ContentKind } from '@fairway/contract/content/kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api.ts';
import { leadTo } from '../../lib/open-tab.ts';
import { useAct } from '../../lib/use-act.ts';
import { usePages } from '../../lib/use-pages.ts';

export type ListedDocument = OutputOf<Schemas['listContentDocuments']>['documents'][number];
export type OpenedDocument = OutputOf<Schemas['getContentDocument']>;

/** Every document of a kind. */
export const useDocuments = (kind: ContentKind) =>
  useQuery({
    queryKey: ['content', 'list', kind],
    queryFn: () => api.listContentDocuments({ kind }),
  });

/** One version with its history. It does not refresh under an editor's hands: another's version shows as a conflict. */
export const useDocument = (kind: ContentKind, key: string, version?: number) =>
  useQuery({
    queryKey: ['content', 'document', kind, key, version ?? 'newest'],
    queryFn: () => api.getContentDocument({ kind, key, ...(version === undefined ? {} : { version }) }),
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });

/** Writes one more version. */
export function useSaveDraft(onSaved: (version: number) => void) {
  const { t } = useTranslation('content');
  return useAct({
    call: (input: InputOf<Schemas['saveContentDraft']>) => api.saveContentDraft(input),
    touches: ['content', 'audit'],
    done: ({ version }) => t('saved', { version }),
    onDone: ({ version }) => onSaved(version),
  });
}

/** Decides what visitors see. */
export function usePublishContent(onDone: () => void) {
  const { t } = useTranslation('content');
  return useAct({
    call: (input: InputOf<Schemas['publishContent']>) => api.publishContent(input),
    touches: ['content', 'audit'],
    done: t('published'),
    onDone,
  });
}

/** Makes a preview link and opens it; the window is opened by the press itself, or browsers would block it. */
export function useOpenPreview() {
  return useAct({
    call: async ({ tab, ...input }: InputOf<Schemas['getContentPreviewLink']> & { tab: number }) => {
      const { url } = await api.getContentPreviewLink(input);
      return { url, tab };
    },
    touches: [],
    onDone: ({ url, tab }) => leadTo(tab, url),
  });
}

/** Applications to become an agent. */
export const useApplications = () =>
  usePages({
    key: ['agentApplications'],
    ask: (cursor) => api.listAgentApplications(cursor === undefined ? {} : { cursor }),
  });

/** Notes that an application has been dealt with. */
export function useHandleApplication(onDone: () => void) {
  const { t } = useTranslation('content');
  return useAct({
    call: (input: InputOf<Schemas['handleAgentApplication']>) => api.handleAgentApplication(input),
    touches: ['agentApplications', 'audit'],
    done: t('applications.handledDone'),
    onDone,
  });
}
