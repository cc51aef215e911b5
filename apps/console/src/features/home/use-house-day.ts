import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { usePermission } from '../../lib/permissions.ts';

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

/** Periods that the money of the home page can be shown for, in days; those that end yesterday do not move any more. */
export const periods = {
  today: { back: 0, days: 1 },
  yesterday: { back: 1, days: 1 },
  week: { back: 0, days: 7 },
  month: { back: 0, days: 30 },
} as const;
export type Period = keyof typeof periods;

/** The money of a period that ends at `today`, a day of the site. */
export function useHousePeriod(period: Period, today: string) {
  const { back, days } = periods[period];
  const to = daysBefore(today, back);
  const from = daysBefore(to, days - 1);
  return useQuery({
    queryKey: ['home', 'house', from, to],
    queryFn: () => api.getHouseDay({ from, to }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
}

/** Days have no hours here, so they are counted in the one zone without summer time. */
function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);
}
