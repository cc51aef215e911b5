import type { DepositProblem } from '@fairway/contract/deposits/statuses.ts';
import { addSeconds } from '#platform/clock.ts';
import type { DepositOrderRow } from '../orders/order-store.ts';
import type { PaymentRow } from './payment-store.ts';

/** Clocks of two houses differ; a payment this much after the expiry is still in time. */
const graceSeconds = 60;
/** A transfer on a chain below this, in millionths of USDT, is dust: anybody may send it to any address. */
const dustBelow = 1_000000n;
/** Among so many waiting payments at most, those that make up the order exactly are looked for. */
const mostCombined = 12;

/** What becomes of the payments that are not credited yet: some of them are, or this one waits, with its reason. */
export type Judgement =
  | { act: 'credit'; payments: readonly PaymentRow[] }
  | { act: 'wait'; problem: DepositProblem };

/**
 * Judges a payment that has just been proven, beside the order's other payments. In time, and making up the amount ordered by itself
 * or with others that wait, it is credited with them: what else came, as dust or a wrong amount, does not spoil the exact one. A payment
 * for an order that is credited already is an extra one; everything else waits for a decision: dust, late, short, over. What counts is
 * when it was paid, not when we heard of it.
 */
export function judgePayment(
  order: DepositOrderRow,
  payment: PaymentRow,
  all: readonly PaymentRow[],
): Judgement {
  const settled = all.some((one) => one.state === 'credited' && one.problem !== 'dust');
  const late = isLate(order, payment);
  const waiting = all.filter((one) => one.id !== payment.id && one.state === 'waiting' && isCombinable(one));
  const exact = settled || late ? undefined : combine(payment, waiting, order.amount);
  if (exact) return { act: 'credit', payments: exact };
  if (isDust(payment)) return { act: 'wait', problem: 'dust' };
  if (settled) return { act: 'wait', problem: 'extra' };
  if (late) return { act: 'wait', problem: 'late' };
  const parts = waiting.filter(({ problem }) => problem === 'short');
  const total = parts.reduce((sum, { amount }) => sum + amount, payment.amount);
  return { act: 'wait', problem: total < order.amount ? 'short' : 'over' };
}

/** Whether a transfer is too small to be meant for an order. Money of other channels comes with the order's number. */
export function isDust(payment: { block_number: bigint | null; amount: bigint }): boolean {
  return payment.block_number !== null && payment.amount < dustBelow;
}

/** Dust that no order has: it is shown to operators and counts in nothing of the order. */
export function isAside({ problem, state }: Pick<PaymentRow, 'problem' | 'state'>): boolean {
  return problem === 'dust' && state !== 'credited';
}

const isCombinable = ({ problem }: PaymentRow) => problem === 'short' || problem === 'dust';

/** Amounts stay integers: a difference turned into a number would lose digits. */
function byAmountDescending(one: PaymentRow, other: PaymentRow): number {
  if (one.amount === other.amount) return 0;
  return one.amount > other.amount ? -1 : 1;
}

/** The payment alone, else with the fewest of the waiting ones, where they make up the amount; undefined where none do. */
function combine(
  payment: PaymentRow,
  waiting: readonly PaymentRow[],
  amount: bigint,
): readonly PaymentRow[] | undefined {
  const missing = amount - payment.amount;
  if (missing < 0n) return undefined;
  const largest = waiting.toSorted(byAmountDescending).slice(0, mostCombined);
  const others = fewest(largest, missing);
  return others && [...others, payment];
}

function fewest(parts: readonly PaymentRow[], missing: bigint): readonly PaymentRow[] | undefined {
  if (missing === 0n) return [];
  const [first, ...rest] = parts;
  if (!first) return undefined;
  const without = fewest(rest, missing);
  const others = first.amount <= missing ? fewest(rest, missing - first.amount) : undefined;
  const withFirst = others && [first, ...others];
  if (!withFirst || !without) return withFirst ?? without;
  return withFirst.length <= without.length ? withFirst : without;
}

/** Paid after the order had ended, as the channel says or by its time of payment. */
export function isLate(order: DepositOrderRow, payment: { late: boolean; paid_at: Date }): boolean {
  if (payment.late) return true;
  const cancelled = order.status === 'cancelled' || order.cancelled_day !== null;
  const end = cancelled && order.ended_at ? order.ended_at : addSeconds(order.expires_at, graceSeconds);
  return payment.paid_at > end;
}
