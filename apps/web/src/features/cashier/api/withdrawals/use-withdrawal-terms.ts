import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

/** What can be withdrawn now: balances, limits, fees, saved methods, the password's state and what stops it. */
export function useWithdrawalTerms() {
  return useQuery({
    queryKey: ['getWithdrawalTerms', {}],
    queryFn: ({ signal }) => api.getWithdrawalTerms({}, { signal }),
    refetchInterval: 60_000,
  });
}
