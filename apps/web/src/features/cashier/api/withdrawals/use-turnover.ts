import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

/** What must still be played in each wallet, deposit by deposit. */
export function useTurnover() {
  return useQuery({
    // Under the terms: whatever makes those stale makes this stale.
    queryKey: ['getWithdrawalTerms', 'getTurnover', {}],
    queryFn: ({ signal }) => api.getTurnover({}, { signal }),
    refetchInterval: 60_000,
  });
}
