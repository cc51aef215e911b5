import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

/** Method and amount of the member's newest deposit order; null without one. */
export function useLastDeposit() {
  return useQuery({
    queryKey: ['getLastDeposit', {}],
    queryFn: ({ signal }) => api.getLastDeposit({}, { signal }),
  });
}
