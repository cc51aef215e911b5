import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

export const fundsHistoryQuery = queryOptions({
  queryKey: ['getFundsHistory', {}],
  queryFn: ({ signal }) => api.getFundsHistory({}, { signal }),
  staleTime: 300_000,
});

/** Total funds on each of the last thirty days, the present moment last. */
export function useFundsHistory() {
  return useQuery(fundsHistoryQuery);
}
