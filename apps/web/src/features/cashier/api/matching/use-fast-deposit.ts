import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

/** The payer's side of a matched deposit; asked again each ten seconds until its part has ended. */
export function useFastDeposit(billNo: string) {
  return useQuery({
    queryKey: ['getFastDeposit', { billNo }],
    queryFn: ({ signal }) => api.getFastDeposit({ billNo }, { signal }),
    refetchInterval: ({ state }) => (state.data?.part?.endedAt ? false : 10_000),
  });
}
