import type { Money } from '@fairway/money';
import { compare, tryParseMoney } from '@fairway/money';

/** Range check (specification section 5): valid if not empty, an amount of that currency, and between min and max inclusive. */
export function isInRange(typed: string, min: Money, max: Money): boolean {
  const amount = tryParseMoney(typed, min.currency);
  return amount !== undefined && compare(amount, min) >= 0 && compare(amount, max) <= 0;
}

/** Non-integer check (section 5): flags a leading or trailing dot or a fractional value. */
export function isNotWhole(typed: string): boolean {
  return typed.startsWith('.') || typed.endsWith('.') || /\.0*[1-9]/.test(typed);
}
