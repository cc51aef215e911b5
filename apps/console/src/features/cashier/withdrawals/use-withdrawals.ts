import { useQuery } from '@tanstack/react-query';
import type { WithdrawalCaseLine } from '@fairway/contract/withdrawals/operator-schemas.ts';
import type { WithdrawalStatus } from '@fairway/contract/withdrawals/statuses.ts';
import { api } from '../../../lib/api.ts';
import { useQueueInterval } from '../../../lib/live/live.ts';
import { usePages } from '../../../lib/use-pages.ts';

export interface QueueFilters {
  status?: WithdrawalStatus;
  currency?: 'CNY' | 'USDT';
}

export type { WithdrawalCaseLine };

/** The queue; refreshed as soon as it changes, and every 10 s while there is no live line: colleagues take cases from it. */
export function useWithdrawalQueue({ status, currency }: QueueFilters) {
  const every = useQueueInterval(10_000);
  return usePages({
    key: ['withdrawals', 'queue', { status, currency }],
    ask: (cursor) =>
      api.listWithdrawalQueue({
        status: status ?? 'open',
        ...(currency ? { currency } : {}),
        ...(cursor ? { cursor } : {}),
      }),
    every,
  });
}

/** Everything a decision needs; as fresh as the queue. */
export function useWithdrawalCase(billNo: string) {
  return useQuery({
    queryKey: ['withdrawals', 'case', billNo],
    queryFn: () => api.getWithdrawalCase({ billNo }),
    refetchInterval: useQueueInterval(10_000),
  });
}

export type WithdrawalCase = NonNullable<ReturnType<typeof useWithdrawalCase>['data']>;
