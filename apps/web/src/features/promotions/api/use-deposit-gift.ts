import type { OutputOf } from '@fairway/contract';
import type { DepositGiftKind } from '@fairway/contract/promotions/deposit-gift/schemas.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { language } from '../../../lib/i18n.ts';
import { useOperationId } from '../../../lib/operation-id.ts';

export type DepositGift = OutputOf<Schemas['getDepositGift']>;

/** Where the member stands; asked again every few seconds while a deposit is awaited, because it is counted a moment after it is credited. */
export function useDepositGift(kind: DepositGiftKind, no: number, isWanted: boolean) {
  return useQuery({
    queryKey: ['getDepositGift', { kind, no, language: language() }],
    queryFn: ({ signal }) => api.getDepositGift({ kind, no }, { signal }),
    enabled: isWanted,
    refetchInterval: ({ state }) => (state.data?.joined && !state.data.deposit ? 10_000 : false),
  });
}

/** Joining and taking the gift; each happens once however often it is sent. */
export function useDepositGiftActs(kind: DepositGiftKind, no: number) {
  const joining = useOperationId(`joinDepositGift.${kind}.${no}`);
  const taking = useOperationId(`insertDepositGift.${kind}.${no}`);
  return {
    join: () => joining.run((operationId) => api.joinDepositGift({ kind, no }, { operationId })),
    take: () => taking.run((operationId) => api.insertDepositGift({ kind, no }, { operationId })),
  };
}
