import type { PayTypeCard } from '@fairway/contract/deposits/schemas.ts';
import { isInRange, isNotWhole } from '@fairway/contract/limits/amounts.ts';
import { compare, parseMoney, tryParseMoney } from '@fairway/money';

/** What is wrong with a typed amount; `empty` is not a fault to show, only a reason to wait. */
export type AmountFault = 'empty' | 'notWhole' | 'malformed' | 'tooSmall' | 'tooLarge';

type Limits = Pick<PayTypeCard, 'currency' | 'depositMinAmount' | 'depositMaxAmount'>;

/**
 * The rules of a deposit's amount that need no server (specification section 5): not empty, whole yuan, between the limits,
 * both included. Answers undefined when it may be sent; the server checks all of it again.
 */
export function checkDepositAmount(typed: string, limits: Limits): AmountFault | undefined {
  if (typed === '') return 'empty';
  if (limits.currency === 'CNY' && isNotWhole(typed)) return 'notWhole';
  const amount = tryParseMoney(typed, limits.currency);
  if (amount === undefined) return 'malformed';
  const min = parseMoney(limits.depositMinAmount, limits.currency);
  const max = parseMoney(limits.depositMaxAmount, limits.currency);
  if (isInRange(typed, min, max)) return undefined;
  return compare(amount, min) < 0 ? 'tooSmall' : 'tooLarge';
}

/** Whether a method's limits allow the typed amount; what is not an amount yet fits everywhere. */
export function takesAmount(limits: Limits, typed: string): boolean {
  const fault = checkDepositAmount(typed, limits);
  return fault !== 'tooSmall' && fault !== 'tooLarge';
}
