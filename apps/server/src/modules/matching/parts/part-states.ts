import { endedWithdrawalState } from '@fairway/contract/withdrawals/statuses.ts';
import type { PartStatus } from '@fairway/contract/matching/parts.ts';
import { withdrawalOrderStates } from '@fairway/contract/withdrawals/order-states.ts';

const { waitingPay, waitingConfirm, frozen } = withdrawalOrderStates.codes;

/** Each status: the specification's number on the wire (section 4), and where it may go from there. A part goes back from nowhere but a release that was claimed. */
const table: Readonly<Record<PartStatus, { orderState: number; next: readonly PartStatus[] }>> = {
  waitingPay: { orderState: waitingPay, next: ['waitingConfirm', 'frozen', 'released'] },
  waitingConfirm: { orderState: waitingConfirm, next: ['frozen', 'confirmed'] },
  frozen: { orderState: frozen, next: ['confirmed', 'released'] },
  confirmed: { orderState: endedWithdrawalState, next: [] },
  released: { orderState: endedWithdrawalState, next: ['claimed'] },
  // Its amount is open again or paid by another: on the wire of the withdrawal it has ended.
  claimed: { orderState: endedWithdrawalState, next: ['confirmed', 'released'] },
};

/** The number of a status by itself; `wire-state.ts` also asks the appeal. */
export function partStateOf(status: PartStatus): number {
  return table[status].orderState;
}

export function partMayBecome(from: PartStatus, to: PartStatus): boolean {
  return table[from].next.includes(to);
}

/** They cover an amount of their withdrawal that nobody else may pay meanwhile. */
export const coveringParts: readonly PartStatus[] = ['waitingPay', 'waitingConfirm', 'frozen'];
/** Their case is heard: only its recipient or two operators end such a part. */
export const underAppeal: readonly PartStatus[] = ['frozen', 'claimed'];
/** Open: neither confirmed nor released. */
export const liveParts: readonly PartStatus[] = [...coveringParts, 'claimed'];
