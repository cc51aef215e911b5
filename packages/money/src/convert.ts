import { currencyScale, type Currency } from './currency.ts';
import { Fraction } from './fraction.ts';
import { money, type Money } from './money.ts';
import { rateFraction, type Rate } from './rate.ts';
import type { RoundingMode } from './rounding.ts';

export interface ConvertOptions {
  /** Whole units of the target for one whole unit of the source; `inverseRate(r)` for the reverse. */
  readonly rate: Rate | Fraction;
  /** Named at every call: who keeps the last minor unit is a decision, not a default. */
  readonly round: RoundingMode;
}

/**
 * An amount in another currency: exact rational arithmetic, ONE rounding to the target's minor unit.
 * `convert(cny(1_00n), COIN, { rate: coinsPerYuan, round: 'down' })` is ten coins.
 */
export function convert(amount: Money, to: Currency, options: ConvertOptions): Money {
  const rate = options.rate instanceof Fraction ? options.rate : rateFraction(options.rate);
  const whole = Fraction.scaled(amount.minor, currencyScale[amount.currency]).mul(rate);
  return money(to, whole.roundTo(currencyScale[to], options.round));
}

/** An amount times an exact factor in its own currency (a fee of 3/1000, a share of 1/3), rounded once. */
export function multiply(amount: Money, factor: Fraction, options: { readonly round: RoundingMode }): Money {
  const product = Fraction.of(amount.minor).mul(factor);
  return money(amount.currency, product.roundTo(0, options.round));
}
