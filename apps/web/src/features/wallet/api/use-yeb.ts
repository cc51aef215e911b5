import type { YebTask } from '@fairway/contract/wallet/yeb-tasks.ts';
import { queryOptions, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { useAskMoneyAgain } from './use-wallet-news.ts';

/** What the interest wallet has earned and its status. */
export const yebDetailsQuery = queryOptions({
  queryKey: ['getBalanceInterestDetails', {}],
  queryFn: ({ signal }) => api.getBalanceInterestDetails({}, { signal }),
});

export function useYebDetails() {
  return useQuery({ ...yebDetailsQuery, refetchInterval: 60_000 });
}

/** The tasks of the interest wallet, each with how far it is. */
export function useYebWallet() {
  return useQuery({
    queryKey: ['getYebWallet', {}],
    queryFn: ({ signal }) => api.getYebWallet({}, { signal }),
  });
}

/** What each day earned, newest first. */
export function useYebIncome() {
  return useInfiniteQuery({
    queryKey: ['listYebIncome', {}],
    queryFn: ({ signal, pageParam }) =>
      api.listYebIncome(pageParam === '' ? {} : { before: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** Moves money between the center wallet and the interest wallet, once a press. */
export function useMoveYeb(direction: 'in' | 'out') {
  const operation = useOperationId(direction === 'in' ? 'moveIntoYeb' : 'moveOutOfYeb');
  const askAgain = useAskMoneyAgain();
  return useMutation({
    mutationFn: (amount: string) =>
      operation.run((operationId) =>
        direction === 'in'
          ? api.moveIntoYeb({ amount }, { operationId })
          : api.moveOutOfYeb({ amount }, { operationId }),
      ),
    onSettled: askAgain,
  });
}

export function useReceiveYebTask() {
  const operation = useOperationId('receiveYebTask');
  const askAgain = useAskMoneyAgain();
  return useMutation({
    mutationFn: (taskId: YebTask) =>
      operation.run((operationId) => api.receiveYebTask({ taskId }, { operationId })),
    onSettled: askAgain,
  });
}
