import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

/** One page of the member's deposit orders, newest first; `cursor` undefined is the first. */
export function useDepositOrders(cursor?: string) {
  return useQuery({
    queryKey: ['listDepositOrders', { cursor }],
    queryFn: ({ signal }) => api.listDepositOrders(cursor === undefined ? {} : { cursor }, { signal }),
    placeholderData: keepPreviousData,
  });
}
