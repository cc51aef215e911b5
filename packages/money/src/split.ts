import { money, type Money } from './money.ts';

/**
 * Shares that add up to the amount exactly. `parts` is a count of equal shares, or weights from 0 of which one is
 * positive. Minor units left over go to the largest remainders, the earlier share first. Throws RangeError.
 */
export function split(amount: Money, parts: number | readonly bigint[]): Money[] {
  const weights = typeof parts === 'number' ? equalWeights(parts) : parts;
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (weights.some((weight) => weight < 0n) || total <= 0n) {
    throw new RangeError('split: weights from 0, at least one positive');
  }

  const sign = amount.minor < 0n ? -1n : 1n;
  const size = amount.minor * sign;
  const shares = weights.map((weight) => (size * weight) / total);
  let left = size - shares.reduce((sum, share) => sum + share, 0n);

  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (size * weight) % total }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder) {
    if (left === 0n) break;
    shares[index] = (shares[index] ?? 0n) + 1n;
    left -= 1n;
  }

  return shares.map((share) => money(amount.currency, share * sign));
}

function equalWeights(count: number): bigint[] {
  if (!Number.isSafeInteger(count) || count < 1)
    throw new RangeError('split: a whole number of parts from 1');
  return Array.from({ length: count }, () => 1n);
}
