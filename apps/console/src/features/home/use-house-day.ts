import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { usePermission } from '../../lib/permissions.ts';
import type { Days } from './days.ts';

/** Today in money, and what is out of order; asked only by roles that may see it. */
export function useHouseDay() {
  const isAllowed = usePermission('wallet.read');
  const query = useQuery({
    queryKey: ['home', 'house'],
    queryFn: () => api.getHouseDay({}),
    enabled: isAllowed,
    refetchInterval: 30_000,
  });
  return { isAllowed, ...query };
}

/** The money of some days of the site. */
export function useHousePeriod({ from, to }: Days) {
  return useQuery({
    queryKey: ['home', 'house', from, to],
    queryFn: () => api.getHouseDay({ from, to }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
}
