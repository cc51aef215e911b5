import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** Own bets, newest first, eight a page from a cursor; open ones or ended ones. */
export function useBets(state: 'unsettled' | 'settled', cursor: string | undefined) {
  const input = cursor ? { state, cursor } : { state };
  return useQuery({
    queryKey: ['listBets', input],
    queryFn: ({ signal }) => api.listBets(input, { signal }),
    // The page before stays until the next has come; never ended bets under the open ones' tab.
    placeholderData: (before, query) =>
      (query?.queryKey[1] as typeof input | undefined)?.state === state ? before : undefined,
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
