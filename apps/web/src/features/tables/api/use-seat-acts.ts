import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import type { MemberTableCode } from '@fairway/contract/tables/codes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useOperationId, type OperationId } from '../../../lib/operation-id.ts';
import { showRefusal } from '../../../lib/refusals.ts';

/** Buys in for an amount and takes a seat. */
export function useTakeSeat(table: MemberTableCode) {
  const operation = useOperationId(`takeSeat.${table}`);
  return useMutation({
    mutationFn: (amount: string) =>
      operation.run((operationId) => api.takeSeat({ table, amount }, { operationId })),
    ...useAsking(operation),
  });
}

/** Gets up: at once, or at the end of the hand. */
export function useLeaveSeat(table: MemberTableCode) {
  const operation = useOperationId(`leaveSeat.${table}`);
  return useMutation({
    mutationFn: () => operation.run((operationId) => api.leaveSeat({ table }, { operationId })),
    ...useAsking(operation),
  });
}

/** Is dealt no further hands, or is again. */
export function useSitOut(table: MemberTableCode) {
  const operation = useOperationId(`sitOut.${table}`);
  return useMutation({
    mutationFn: (out: boolean) => operation.run((operationId) => api.sitOut({ table, out }, { operationId })),
    ...useAsking(operation),
  });
}

export interface AskedAct {
  readonly hand: number;
  readonly acts: number;
  readonly act: 'fold' | 'check' | 'call' | 'raise';
  readonly to?: string;
}

/** Acts at the own turn. */
export function useActAtTable(table: MemberTableCode) {
  const operation = useOperationId(`actAtTable.${table}`);
  return useMutation({
    mutationFn: (asked: AskedAct) =>
      operation.run((operationId) => api.actAtTable({ table, ...asked }, { operationId })),
    ...useAsking(operation),
  });
}

function useAsking(operation: OperationId) {
  const client = useQueryClient();
  return {
    onError: (fault: unknown) => {
      // The press before never got its answer, and this one says something else: a new act.
      if (fault instanceof ApiError && fault.error === 'operationIdReused') operation.renew();
      showRefusal(fault);
    },
    onSettled: () => {
      for (const name of ['getTable', 'listTables', 'getWalletBalance', 'getPlayProtection'])
        void client.invalidateQueries({ queryKey: [name] });
    },
  };
}
