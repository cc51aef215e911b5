import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { language } from '../../../lib/i18n.ts';

export type HelpCategory = OutputOf<(typeof contentSchemas)['getHelpCentre']>['categories'][number];

/** Categories with the titles in each. */
export const useHelpCentre = () =>
  useQuery({
    queryKey: ['content', 'help'],
    queryFn: ({ signal }) => api.getHelpCentre({}, { signal }),
    staleTime: 30_000,
  });

/** One article; the last one stays while the next loads. */
export const useHelpArticle = (typeId: string, listId: string) =>
  useQuery({
    queryKey: ['content', 'help', typeId, listId],
    queryFn: ({ signal }) => api.getHelpArticle({ typeId, listId }, { signal }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

/** Articles with every word of the query; nothing is asked for an empty one. */
export const useHelpSearch = (query: string) =>
  useQuery({
    queryKey: ['content', 'helpSearch', query, language()],
    queryFn: ({ signal }) => api.searchHelp({ query }, { signal }),
    enabled: query !== '',
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
