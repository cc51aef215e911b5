import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

/** The own shots, newest first, page by page. */
export function useShots() {
  const signedIn = useSession(({ session }) => session !== undefined);
  return useInfiniteQuery({
    queryKey: ['listShots', {}],
    queryFn: ({ pageParam, signal }) =>
      api.listShots(pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: signedIn,
  });
}
