import { compare, formatMoney, parseMoney, subtract, tryParseMoney, zero } from '@fairway/money';
import type { WalletTerms } from '../terms.ts';

/** What is wrong with a typed amount; `empty` is not a fault to show, only a reason to wait. */
export type WithdrawalFault = 'empty' | 'malformed' | 'tooSmall' | 'tooLarge' | 'aboveBalance' | 'aboveDay';

type Limits = Pick<WalletTerms, 'currency' | 'min' | 'max' | 'available'> & { daily: { left: string } };

/** The rules of an amount that need no server; the server checks all of them again. Undefined when it may be sent. */
export function checkWithdrawalAmount(typed: string, terms: Limits): WithdrawalFault | undefined {
  if (typed === '') return 'empty';
  const { currency } = terms;
  const amount = tryParseMoney(typed, currency);
  if (amount === undefined) return 'malformed';
  if (compare(amount, parseMoney(terms.min, currency)) < 0) return 'tooSmall';
  if (compare(amount, parseMoney(terms.available, currency)) > 0) return 'aboveBalance';
  if (compare(amount, parseMoney(terms.max, currency)) > 0) return 'tooLarge';
  return compare(amount, parseMoney(terms.daily.left, currency)) > 0 ? 'aboveDay' : undefined;
}

/** What arrives: the amount less the fee, never below zero; zero while nothing valid is typed. */
export function netAmount(typed: string, terms: Pick<WalletTerms, 'currency' | 'fee'>): string {
  const { currency } = terms;
  const amount = tryParseMoney(typed, currency) ?? zero(currency);
  const net = subtract(amount, parseMoney(terms.fee, currency));
  return formatMoney(net.minor < 0n ? zero(currency) : net);
}
