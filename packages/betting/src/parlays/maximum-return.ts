import { Fraction, min, multiply, type Money } from '@fairway/money';
import { priceFraction, type Price } from '../odds/price.ts';
import type { BookedBet } from './settle-bet.ts';
import { sumOverSizes } from './symmetric-sum.ts';

/** The exact price of a parlay: the product of its legs' prices, stake included. */
export function parlayPrice(prices: readonly Price[]): Fraction {
  return prices.reduce((product, of) => product.mul(priceFraction(of)), Fraction.ONE);
}

/**
 * The most a bet can return, stake included: every leg wins. Rounded half up once, like the settlement it announces.
 * `cap` is the house's greatest payout for a bet, of the same currency.
 */
export function maximumReturn({ unitStake, sizes, legs }: BookedBet, cap?: Money): Money {
  const total = sumOverSizes(
    legs.map(({ price }) => priceFraction(price)),
    sizes,
  );
  const most = multiply(unitStake, total, { round: 'halfUp' });
  return cap === undefined ? most : min(most, cap);
}

/**
 * The greatest unit stake whose maximum return stays within a payout limit, rounded down to the minor unit; for the
 * max button. Zero when not even one minor unit fits.
 */
export function greatestUnitStake(limit: Money, bet: Pick<BookedBet, 'sizes' | 'legs'>): Money {
  const total = sumOverSizes(
    bet.legs.map(({ price }) => priceFraction(price)),
    bet.sizes,
  );
  return multiply(limit, Fraction.ONE.div(total), { round: 'down' });
}
