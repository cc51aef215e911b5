import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** What gifts brought by the days of a month (YYYY-MM), and the closed months. */
export function useIncome(month: string) {
  return useQuery({
    queryKey: ['listGiftIncome', { month }],
    queryFn: ({ signal }) => api.listGiftIncome({ month }, { signal }),
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  });
}
