import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** What the member has staked over all products, newest first, eight a page from a cursor. */
export function useBetRecords(cursor: string | undefined) {
  const input = cursor === undefined ? {} : { cursor };
  return useQuery({
    queryKey: ['listBetRecords', input],
    queryFn: ({ signal }) => api.listBetRecords(input, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
