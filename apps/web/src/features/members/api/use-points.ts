import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

/** The member's points with what came and went; asked for in a session only. */
export function usePoints() {
  const memberId = useSession(({ session }) => session?.memberId);
  return useInfiniteQuery({
    queryKey: ['getPoints', { memberId }],
    queryFn: ({ signal, pageParam }) =>
      api.getPoints(pageParam === undefined ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: memberId !== undefined,
    staleTime: 30_000,
  });
}
