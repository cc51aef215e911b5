import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { Bet } from './shapes.ts';

/** Own bets, newest first, eight a page from a cursor; open ones or ended ones. */
export function useBets(state: 'unsettled' | 'settled', cursor: string | undefined) {
  const input = cursor ? { state, cursor } : { state };
  return useQuery({
    queryKey: ['listBets', input],
    queryFn: ({ signal }) => api.listBets(input, { signal }),
    // The page before stays until the next has come; never ended bets under the open ones' tab.
    placeholderData: (before, query) =>
      (query?.queryKey[1] as typeof input | undefined)?.state === state ? before : undefined,
    // News says when a cash-out is decided; a line that is down must not leave it waiting on the page.
    refetchInterval: ({ state: { data } }) => (data?.bets.some(isCashingOut) ? 2_000 : false),
  });
}

const isCashingOut = ({ cashOuts }: Bet) => cashOuts.some(({ status }) => status === 'pending');

/** A bet that waits to be accepted or cashed out; asked every second until it is decided. */
export function useBet(betId: string | undefined) {
  return useQuery({
    queryKey: ['getBet', { betId }],
    queryFn: ({ signal }) => api.getBet({ betId: betId ?? '' }, { signal }),
    enabled: betId !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data && data.status !== 'pending' && !isCashingOut(data) ? false : 1_000,
  });
}
