import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

/** The banks whose cards can be bound. The list hardly changes. */
export function useBanks() {
  return useQuery({
    queryKey: ['listBanks', {}],
    queryFn: ({ signal }) => api.listBanks({}, { signal }),
    select: ({ banks }) => banks,
    staleTime: 3_600_000,
  });
}
