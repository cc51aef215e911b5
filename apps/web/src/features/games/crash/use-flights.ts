import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** Flights that ended, newest first, page by page. */
export function useFlights() {
  return useInfiniteQuery({
    queryKey: ['listCrashRounds', {}],
    queryFn: ({ pageParam, signal }) =>
      api.listCrashRounds(pageParam === null ? {} : { below: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
}
