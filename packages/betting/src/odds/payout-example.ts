import { currencyScale, Fraction, money, multiply, type Currency, type Money } from '@fairway/money';
import { oddsIn, type OddsFormat } from './odds-format.ts';
import { priceFraction, type Price } from './price.ts';

/** The three numbers of 「投 100.00 赢 95.00，输 100.00」. */
export interface PayoutExample {
  readonly stake: Money;
  readonly win: Money;
  readonly lose: Money;
}

/**
 * What a quote means in money, read the way its format reads: a positive quote says what 100 wins, a negative one
 * (malay -0.95, indonesian -1.05, american -105) what must be staked to win 100. Always from the stored price,
 * rounded half up once. The member loses what was staked, in every format.
 */
export function payoutExample(format: OddsFormat, of: Price, currency: Currency): PayoutExample {
  const hundred = money(currency, 100n * 10n ** BigInt(currencyScale[currency]));
  const profit = priceFraction(of).sub(Fraction.ONE);
  if (oddsIn(format, of).compare(Fraction.ZERO) > 0) {
    return { stake: hundred, win: multiply(hundred, profit, { round: 'halfUp' }), lose: hundred };
  }
  const stake = multiply(hundred, Fraction.ONE.div(profit), { round: 'halfUp' });
  return { stake, win: hundred, lose: stake };
}
