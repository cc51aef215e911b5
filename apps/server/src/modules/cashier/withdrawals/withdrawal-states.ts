import { endedWithdrawalState, type WithdrawalStatus } from '@fairway/contract/withdrawals/statuses.ts';
import { withdrawalOrderStates } from '@fairway/contract/withdrawals/order-states.ts';

const { matching, waitingPay, waitingConfirm, frozen } = withdrawalOrderStates.codes;

/** Each status: the specification's number on the wire (section 4), and where it may go from there. */
const table: Readonly<Record<WithdrawalStatus, { orderState: number; next: readonly WithdrawalStatus[] }>> = {
  reviewing: { orderState: matching, next: ['paying', 'frozen', 'refused', 'timedOut'] },
  frozen: { orderState: frozen, next: ['reviewing', 'refused', 'timedOut'] },
  paying: { orderState: waitingPay, next: ['paid', 'failed', 'returned'] },
  paid: { orderState: waitingConfirm, next: ['completed', 'returned'] },
  completed: { orderState: endedWithdrawalState, next: ['returned'] },
  refused: { orderState: endedWithdrawalState, next: [] },
  failed: { orderState: endedWithdrawalState, next: [] },
  returned: { orderState: endedWithdrawalState, next: [] },
  timedOut: { orderState: endedWithdrawalState, next: [] },
};

/** The specification's orderState of a status: 4011 to 4014, or our number of one that has ended. */
export function orderStateOf(status: WithdrawalStatus): number {
  return table[status].orderState;
}

/** Whether a withdrawal may go from one status to another. */
export function mayBecome(from: WithdrawalStatus, to: WithdrawalStatus): boolean {
  return table[from].next.includes(to);
}

/** The money is held and nothing is decided or paid: one such withdrawal a member. */
export const openStatuses: readonly WithdrawalStatus[] = ['reviewing', 'frozen', 'paying'];
/** What the ball shows: open, or paid and not yet confirmed by the member. */
export const activeStatuses: readonly WithdrawalStatus[] = [...openStatuses, 'paid'];
/** What an operator can decide. */
export const decidableStatuses: readonly WithdrawalStatus[] = ['reviewing', 'frozen'];
/** Money given back: these count neither to the day's number nor to its sum. */
export const voidStatuses: readonly WithdrawalStatus[] = ['refused', 'failed', 'returned', 'timedOut'];
