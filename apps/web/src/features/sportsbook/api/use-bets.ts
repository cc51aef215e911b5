import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** Own bets, newest first, eight a page; open ones or ended ones. */
export function useBets(state: 'unsettled' | 'settled') {
  return useInfiniteQuery({
    queryKey: ['listBets', { state }],
    queryFn: ({ pageParam, signal }) =>
      api.listBets(pageParam ? { state, cursor: pageParam } : { state }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    maxPages: 1,
    getPreviousPageParam: (_first, _pages, firstParam) => (firstParam ? firstParam : undefined),
  });
}

/** A bet that waits to be accepted; asked every second until it is decided. */
export function useBet(betId: string | undefined) {
  return useQuery({
    queryKey: ['getBet', { betId }],
    queryFn: ({ signal }) => api.getBet({ betId: betId ?? '' }, { signal }),
    enabled: betId !== undefined,
    refetchInterval: (query) => (query.state.data && query.state.data.status !== 'pending' ? false : 1_000),
  });
}
