import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

/** One page of the member's withdrawal records, newest first; `cursor` undefined is the first. */
export function useWithdrawals(cursor?: string) {
  return useQuery({
    queryKey: ['listWithdrawals', { cursor }],
    queryFn: ({ signal }) => api.listWithdrawals(cursor === undefined ? {} : { cursor }, { signal }),
    placeholderData: keepPreviousData,
  });
}
