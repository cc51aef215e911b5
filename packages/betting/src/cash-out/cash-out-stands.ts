import { compare, type Money } from '@fairway/money';

/** How a quote is held against the value at the moment of the click. */
export type CashOutPolicy = 'strict' | 'band';

/** The band of the lenient policy: 2 %, in hundredths of a percent. */
export const cashOutBandBasisPoints = 200n;

/**
 * Whether a signed quote may still be paid. Strict: the value has not fallen below the quote. Band: it has fallen by
 * 2 % of the quote at most. What is paid is the quote.
 */
export function cashOutStands(quoted: Money, current: Money, policy: CashOutPolicy = 'strict'): boolean {
  if (compare(current, quoted) >= 0) return true;
  if (policy === 'strict') return false;
  return (quoted.minor - current.minor) * 10_000n <= quoted.minor * cashOutBandBasisPoints;
}
