import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

/** The member's rounds of a game, newest first, page by page. */
export function useRounds(game: MemberGameCode) {
  const signedIn = useSession(({ session }) => session !== undefined);
  return useInfiniteQuery({
    queryKey: ['listRounds', { game }],
    queryFn: ({ pageParam, signal }) =>
      api.listRounds(pageParam === null ? { game } : { game, cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: signedIn,
  });
}

/** One round with its steps, played again by the server. */
export function useRound(roundId: string) {
  return useQuery({
    queryKey: ['getRound', { roundId }],
    queryFn: ({ signal }) => api.getRound({ roundId }, { signal }),
    staleTime: 0,
  });
}
