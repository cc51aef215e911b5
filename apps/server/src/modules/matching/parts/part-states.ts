import { endedWithdrawalState } from '@fairway/contract/withdrawals/statuses.ts';
import type { PartStatus } from '@fairway/contract/matching/parts.ts';
import { withdrawalOrderStates } from '@fairway/contract/withdrawals/order-states.ts';

const { waitingPay, waitingConfirm, frozen } = withdrawalOrderStates.codes;

/** Each status: the specification's number on the wire (section 4), and where it may go from there. A part never goes back. */
const table: Readonly<Record<PartStatus, { orderState: number; next: readonly PartStatus[] }>> = {
  waitingPay: { orderState: waitingPay, next: ['waitingConfirm', 'released'] },
  waitingConfirm: { orderState: waitingConfirm, next: ['frozen', 'confirmed'] },
  frozen: { orderState: frozen, next: ['confirmed', 'released'] },
  confirmed: { orderState: endedWithdrawalState, next: [] },
  released: { orderState: endedWithdrawalState, next: [] },
};

/** The number of a status by itself; `wire-state.ts` also asks the appeal. */
export function partStateOf(status: PartStatus): number {
  return table[status].orderState;
}

export function partMayBecome(from: PartStatus, to: PartStatus): boolean {
  return table[from].next.includes(to);
}

/** Open: neither confirmed nor released. */
export const liveParts: readonly PartStatus[] = ['waitingPay', 'waitingConfirm', 'frozen'];
