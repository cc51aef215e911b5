import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

/**
 * How fast withdrawals work for this member: reward, margin, amounts, what is left of today. Asked for once the method
 * is chosen.
 */
export function useFastTerms(wanted: boolean) {
  return useQuery({
    queryKey: ['getWithdrawalTerms', 'getFastWithdrawalConfig'],
    queryFn: ({ signal }) => api.getFastWithdrawalConfig({}, { signal }),
    enabled: wanted,
  });
}
