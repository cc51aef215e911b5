import { Fraction, type Currency, type Money } from '@fairway/money';

/** CNY for a USDT, fixed as for a member's own limits, so that a level does not follow the market. */
const yuanPerUsdt = Fraction.of(720n, 100n);
/** Fen for a minor unit; coins are for tips and count for nothing. */
const fenPerMinor: Readonly<Record<Currency, Fraction>> = {
  CNY: Fraction.ONE,
  USDT: yuanPerUsdt.mul(Fraction.of(100n, 1_000_000n)),
  COIN: Fraction.ZERO,
};

/** Sums of several currencies as fen, rounded down once; negative sums, of deposits taken back, go towards zero as well. */
export function inFen(amounts: readonly Money[]): bigint {
  return amounts
    .reduce(
      (total, { currency, minor }) => total.add(Fraction.of(minor).mul(fenPerMinor[currency])),
      Fraction.ZERO,
    )
    .roundTo(0, 'down');
}
