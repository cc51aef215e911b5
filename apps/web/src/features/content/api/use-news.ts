import type { NewsColumn } from '@fairway/contract/content/news/kinds.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useTopic } from '../../../lib/live/use-topic.ts';

export type { NewsDetail, NewsItem, NewsMatch, NewsTeam } from '@fairway/contract/content/news/schemas.ts';

/** Lists ask again once a minute; a short news comes at once. */
const refreshed = { staleTime: 30_000, refetchInterval: 60_000 } as const;

/** What editors placed at the top. */
export const useTopNews = () =>
  useQuery({
    queryKey: ['news', 'top'],
    queryFn: ({ signal }) => api.listTopNews({}, { signal }),
    ...refreshed,
  });

/** The most read of the last two days. */
export const useHotNews = () =>
  useQuery({
    queryKey: ['news', 'hot'],
    queryFn: ({ signal }) => api.listHotNews({}, { signal }),
    ...refreshed,
  });

/** Of the teams that the member follows, else what the editors recommend. */
export const useRecommendedNews = () =>
  useQuery({
    queryKey: ['news', 'recommended'],
    queryFn: ({ signal }) => api.listRecommendedNews({}, { signal }),
    ...refreshed,
  });

/** One column, page by page, newest first. */
export const useColumnNews = (column: NewsColumn) =>
  useInfiniteQuery({
    queryKey: ['news', 'column', column],
    queryFn: ({ pageParam, signal }) =>
      api.listColumnNews({ column, ...(pageParam === undefined ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 30_000,
  });

/** Short news; another one is heard of over MQTT. */
export function useNewsFlashes() {
  const client = useQueryClient();
  const ask = () => void client.invalidateQueries({ queryKey: ['news', 'flashes'] });
  useTopic('newsFlash', {}, ask, ask);
  return useQuery({
    queryKey: ['news', 'flashes'],
    queryFn: ({ signal }) => api.listNewsFlashes({}, { signal }),
    ...refreshed,
  });
}

/** One article or report. */
export const useNews = (newsId: string) =>
  useQuery({
    queryKey: ['news', 'detail', newsId],
    queryFn: ({ signal }) => api.getNews({ newsId }, { signal }),
    staleTime: 30_000,
  });

/** Follows a team, or no longer. */
export function useFollowTeam() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { team: string; follow: boolean }) => api.followNewsTeam(input),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['news', 'detail'] }),
        client.invalidateQueries({ queryKey: ['news', 'recommended'] }),
      ]),
  });
}
