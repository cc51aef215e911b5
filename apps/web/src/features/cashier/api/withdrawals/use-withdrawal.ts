import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

/** One withdrawal with its timeline and place in the queue; asked again while it is open. */
export function useWithdrawal(billNo: string) {
  return useQuery({
    queryKey: ['getWithdrawal', { billNo }],
    queryFn: ({ signal }) => api.getWithdrawal({ billNo }, { signal }),
    refetchInterval: ({ state }) => (state.data && !state.data.record.endedAt ? 15_000 : false),
  });
}
