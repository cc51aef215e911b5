import { useQuery } from '@tanstack/react-query';
import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import { api } from '../../../lib/api.ts';

/** Stakes, pace and published figures of a game; a version does not change while a page is open. */
export function useParSheet(game: MemberGameCode) {
  return useQuery({
    queryKey: ['getParSheet', { game }],
    queryFn: ({ signal }) => api.getParSheet({ game }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
