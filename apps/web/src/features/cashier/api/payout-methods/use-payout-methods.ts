import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

/** The member's bank cards and USDT addresses, masked, and how many can be kept. */
export function usePayoutMethods() {
  return useQuery({
    queryKey: ['listPayoutMethods', {}],
    queryFn: ({ signal }) => api.listPayoutMethods({}, { signal }),
  });
}
