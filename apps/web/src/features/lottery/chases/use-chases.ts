import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useTopic } from '../../../lib/live/use-topic.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { useAskAgain } from '../../../lib/use-ask-again.ts';

export const chaseFilters = ['all', 'running', 'ended'] as const;
export type ChaseFilter = (typeof chaseFilters)[number];

/** A page of own chases, newest first; asked for again when a ticket of the member's moves. */
export function useChases(
  lottery: LotteryCode,
  { memberId, filter, cursor }: { memberId: string; filter: ChaseFilter; cursor: string | undefined },
) {
  const query = useQuery({
    queryKey: ['listChases', { lottery, filter, cursor }],
    queryFn: ({ signal }) =>
      api.listChases(
        {
          lottery,
          ...(filter === 'all' ? {} : { state: filter }),
          ...(cursor === undefined ? {} : { cursor }),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const again = useAskAgain('listChases', 'getChase');
  useTopic('memberGames', { memberId }, again, again);
  return query;
}

/** One own chase with its issues. */
export function useChase(id: string) {
  return useQuery({
    queryKey: ['getChase', { id }],
    queryFn: ({ signal }) => api.getChase({ id }, { signal }),
    select: ({ chase }) => chase,
  });
}

/** Ends a chase, once a press. One that has ended meanwhile is shown as it is now. */
export function useCancelChase(id: string) {
  const operation = useOperationId(`cancelChase.${id}`);
  const again = useAskAgain('listChases', 'getChase', 'getWalletBalance');
  return useMutation({
    mutationFn: () => operation.run((operationId) => api.cancelChase({ id }, { operationId })),
    onError: (fault) => showRefusal(fault),
    onSettled: again,
  });
}
