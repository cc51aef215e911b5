import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useAskMoneyAgain } from '../../wallet/api/use-wallet-news.ts';

export type OwnGift = OutputOf<Schemas['listVipGifts']>['gifts'][number];

/** The gifts of the own levels; asked again each minute, so that a page left open over midnight turns with the day. */
export function useVipGifts() {
  const memberId = useSession(({ session }) => session?.memberId);
  return useQuery({
    queryKey: ['listVipGifts', { memberId }],
    queryFn: ({ signal }) => api.listVipGifts({}, { signal }),
    enabled: memberId !== undefined,
    refetchInterval: 60_000,
  });
}

/** Applies for a gift, which happens once however often it is sent; then everything that it changes is asked for again. */
export function useApplyGift({ gift, level }: Pick<OwnGift, 'gift' | 'level'>) {
  const client = useQueryClient();
  const askMoneyAgain = useAskMoneyAgain();
  const operation = useOperationId(`applyVipGift.${gift}.${level}`);
  return {
    apply: () =>
      operation.run((operationId) =>
        gift === 'upgrade'
          ? api.applyVipUpgrade({ level }, { operationId })
          : api.applyVipGift({ gift }, { operationId }),
      ),
    askAgain: () =>
      Promise.all([
        ...['listVipGifts', 'getMonthlyDividends', 'listRewards', 'getActivity'].map((name) =>
          client.invalidateQueries({ queryKey: [name] }),
        ),
        askMoneyAgain(),
      ]),
  };
}

/** The rebates of the last days and what today would give. */
export function useRebate() {
  const memberId = useSession(({ session }) => session?.memberId);
  return useQuery({
    queryKey: ['getRebate', { memberId }],
    queryFn: ({ signal }) => api.getRebate({}, { signal }),
    enabled: memberId !== undefined,
    refetchInterval: 60_000,
  });
}
