import type { DepositStatus } from '@fairway/contract/deposits/statuses.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

/** How often an order is asked for beside the live news, in ms; one that has ended rests. */
const periods: Partial<Record<DepositStatus, number>> = {
  opening: 2_000,
  pendingPayment: 15_000,
  markedPaid: 10_000,
  confirming: 3_000,
  deciding: 30_000,
};

/** One deposit order with its timeline, open or ended. */
export function useDepositOrder(billNo: string) {
  return useQuery({
    queryKey: ['getDepositOrder', { billNo }],
    queryFn: ({ signal }) => api.getDepositOrder({ billNo }, { signal }),
    refetchInterval: ({ state }) => (state.data ? (periods[state.data.status] ?? false) : false),
  });
}
