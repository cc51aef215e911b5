import { useQuery } from '@tanstack/react-query';
import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import { api } from '../../../lib/api.ts';

/** No news says that the house closes a game or changes its stakes: asked for now and then. */
const refetchInterval = 15_000;

/** Stakes, pace and published figures of a game, and whether it takes stakes now. */
export function useParSheet(game: MemberGameCode) {
  return useQuery({
    queryKey: ['getParSheet', { game }],
    queryFn: ({ signal }) => api.getParSheet({ game }, { signal }),
    staleTime: 0,
    refetchInterval,
  });
}
