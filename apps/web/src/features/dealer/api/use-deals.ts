import type { DealerTableCode } from '@fairway/contract/dealer/codes.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** Deals of a table that are over, newest first, page by page. */
export function useDeals(table: DealerTableCode) {
  return useInfiniteQuery({
    queryKey: ['listDealerDeals', { table }],
    queryFn: ({ pageParam, signal }) =>
      api.listDealerDeals(pageParam === null ? { table } : { table, below: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
}
