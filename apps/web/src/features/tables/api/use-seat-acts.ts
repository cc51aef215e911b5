import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { MemberTableCode } from '@fairway/contract/tables/codes.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { useAskAgain } from '../../../lib/use-ask-again.ts';

/** Buys in for an amount and takes a seat. */
export function useTakeSeat(table: MemberTableCode) {
  const operation = useOperationId(`takeSeat.${table}`);
  return useMutation({
    mutationFn: (amount: string) =>
      operation.run((operationId) => api.takeSeat({ table, amount }, { operationId })),
    ...useEnd(),
  });
}

/** Brings more to the own seat; during a hand it counts from the next one on. */
export function useTopUpSeat(table: MemberTableCode) {
  const operation = useOperationId(`topUpSeat.${table}`);
  return useMutation({
    mutationFn: (amount: string) =>
      operation.run((operationId) => api.topUpSeat({ table, amount }, { operationId })),
    ...useEnd(),
  });
}

/** Gets up: at once, or at the end of the hand. */
export function useLeaveSeat(table: MemberTableCode) {
  const operation = useOperationId(`leaveSeat.${table}`);
  return useMutation({
    mutationFn: () => operation.run((operationId) => api.leaveSeat({ table }, { operationId })),
    ...useEnd(),
  });
}

/** Is dealt no further hands, or is again. */
export function useSitOut(table: MemberTableCode) {
  const operation = useOperationId(`sitOut.${table}`);
  return useMutation({
    mutationFn: (out: boolean) => operation.run((operationId) => api.sitOut({ table, out }, { operationId })),
    ...useEnd(),
  });
}

/** An act of any game, at the hand and the count of acts that it was chosen at. */
export type AskedAct = Omit<InputOf<Schemas['actAtTable']>, 'table'>;

/** Acts at the own turn. */
export function useActAtTable(table: MemberTableCode) {
  const operation = useOperationId(`actAtTable.${table}`);
  return useMutation({
    mutationFn: (asked: AskedAct) =>
      operation.run((operationId) => api.actAtTable({ table, ...asked }, { operationId })),
    ...useEnd(),
  });
}

function useEnd() {
  const onSettled = useAskAgain('getTable', 'listTables', 'getWalletBalance', 'getPlayProtection');
  return { onError: (fault: unknown) => showRefusal(fault), onSettled };
}
