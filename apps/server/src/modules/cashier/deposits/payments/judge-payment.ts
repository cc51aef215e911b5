import type { DepositProblem } from '@fairway/contract/cashier/order-words.ts';
import { addSeconds } from '#platform/clock.ts';
import type { DepositOrderRow } from '../orders/order-store.ts';
import type { PaymentRow } from './payment-store.ts';

/** Clocks of two houses differ; a payment this much after the expiry is still in time. */
const graceSeconds = 60;

/** What becomes of the payments that are not credited yet: all of them are, or they wait, each with its reason. */
export type Judgement =
  | { act: 'credit'; payments: readonly PaymentRow[] }
  | { act: 'wait'; problem: DepositProblem };

/**
 * Judges a payment that has just been proven, beside the order's other payments. In time and summing to the amount ordered,
 * all uncredited ones are credited; a payment for an order that is credited already is an extra one; everything else waits
 * for a decision: late, short, over. What counts is when it was paid, not when we heard of it.
 */
export function judgePayment(
  order: DepositOrderRow,
  payment: PaymentRow,
  all: readonly PaymentRow[],
): Judgement {
  if (all.some(({ state }) => state === 'credited')) return { act: 'wait', problem: 'extra' };
  if (isLate(order, payment)) return { act: 'wait', problem: 'late' };

  const uncredited = all.filter(
    (one) => one.id === payment.id || (one.state === 'waiting' && one.problem === 'short'),
  );
  const total = uncredited.reduce((sum, { amount }) => sum + amount, 0n);
  if (total === order.amount) return { act: 'credit', payments: uncredited };
  return { act: 'wait', problem: total < order.amount ? 'short' : 'over' };
}

/** Paid after the order had ended, by the channel's word or by its time of payment. */
export function isLate(order: DepositOrderRow, payment: { late: boolean; paid_at: Date }): boolean {
  if (payment.late) return true;
  const cancelled = order.status === 'cancelled' || order.cancelled_day !== null;
  const end = cancelled && order.ended_at ? order.ended_at : addSeconds(order.expires_at, graceSeconds);
  return payment.paid_at > end;
}
