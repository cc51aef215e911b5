import { divideRounded } from '@fairway/money';
import { FairGamesError } from '@fairway/fair-games';

/** A prize by its weight and what it costs, minor units. */
export interface PricedPrize {
  readonly weight: number;
  readonly amount: bigint;
}

/** What so many draws cost: on average, and between which sums 95 of 100 times; minor units. */
interface CostBand {
  readonly mean: bigint;
  readonly low: bigint;
  readonly high: bigint;
}

/** 1.96 standard deviations to either side hold 95 % of a normal distribution. */
const [deviations, per] = [196n, 100n];

/**
 * The mean of the cost of independent draws and its 95 % band, by the normal approximation; never below 0. Stocks are not looked at, so a list
 * with them costs at most that. Throws `malformed` for weights that add up to nothing.
 */
export function costBand(prizes: readonly PricedPrize[], draws: number): CostBand {
  const total = prizes.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  if (total <= 0n) throw new FairGamesError('malformed', 'prizes without weights');
  const sums = prizes.map(({ weight, amount }) => ({ weight: BigInt(weight), amount }));
  const first = sums.reduce((sum, { weight, amount }) => sum + weight * amount, 0n);
  const second = sums.reduce((sum, { weight, amount }) => sum + weight * amount * amount, 0n);
  const count = BigInt(draws);
  const mean = divideRounded(count * first, total, 'halfUp');
  // Of one draw the variance is second / total - (first / total)², of independent ones their sum.
  const spread = root(count * (total * second - first * first));
  const side = divideRounded(deviations * spread, per * total, 'up');
  return { mean, low: side > mean ? 0n : mean - side, high: mean + side };
}

/** A square root, rounded up, by Newton's steps from above: a band is rather too wide. */
function root(value: bigint): bigint {
  if (value < 2n) return value;
  let guess = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (guess + value / guess) / 2n;
    if (next >= guess) return guess * guess < value ? guess + 1n : guess;
    guess = next;
  }
}
