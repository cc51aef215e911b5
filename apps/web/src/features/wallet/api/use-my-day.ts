import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** A day of the site with its moves, 20 at a time; without a day it is today. */
export function useMyDay(day: string | undefined) {
  const input = day === undefined ? {} : { day };
  return useInfiniteQuery({
    queryKey: ['getMyDay', input],
    queryFn: ({ pageParam, signal }) =>
      api.getMyDay({ ...input, ...(pageParam === undefined ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Money moves elsewhere too.
    staleTime: 0,
  });
}
