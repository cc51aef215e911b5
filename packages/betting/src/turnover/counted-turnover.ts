import { Fraction, multiply, type Money } from '@fairway/money';
import type { Price } from '../odds/price.ts';
import { priceFraction } from '../odds/price.ts';
import { combinationsOf } from '../parlays/combinations.ts';
import { isSystem } from '../parlays/system.ts';
import type { SettlementFactors } from '../settlement/factors.ts';

/** A settled bet and the terms of the campaign that counts it. */
export interface TurnoverBet {
  readonly unitStake: Money;
  readonly sizes: readonly number[];
  readonly legs: readonly { readonly price: Price; readonly factors: SettlementFactors }[];
  /** The member also backed the other side (see takeOppositeSides): nothing counts. */
  readonly opposed: boolean;
  /** A combination with a live leg under this price counts nothing. */
  readonly minimumPrice?: Price;
  /** What of the stake the results decided, where a part was cashed out; all of it without. */
  readonly share?: Fraction;
}

/**
 * What of a bet counts as turnover (流水): per combination the lower of stake and possible win, on the part of the
 * stake that was not void; summed exactly, rounded down once. Half results count their half, pushes and voids nothing.
 * In a parlay the void part is what returns untouched whatever the others do: the product of the legs' void factors.
 */
export function countedTurnover({
  unitStake,
  sizes,
  legs,
  opposed,
  minimumPrice,
  share = Fraction.ONE,
}: TurnoverBet): Money {
  if (!isSystem({ legs: legs.length, sizes })) throw new RangeError('no such system');
  if (opposed) return multiply(unitStake, Fraction.ZERO, { round: 'down' });

  let counted = Fraction.ZERO;
  for (const size of sizes) {
    for (const places of combinationsOf(legs.length, size)) {
      const combination = places.flatMap((place) => legs[place] ?? []);
      counted = counted.add(countedShare(combination, minimumPrice));
    }
  }
  return multiply(unitStake, counted.mul(share), { round: 'down' });
}

function countedShare(legs: TurnoverBet['legs'], minimumPrice: Price | undefined): Fraction {
  const live = legs.filter(({ factors }) => factors.voidHalves < 2);
  if (live.length === 0) return Fraction.ZERO;
  if (minimumPrice !== undefined && live.some(({ price }) => price < minimumPrice)) return Fraction.ZERO;

  const voided = legs.reduce(
    (product, { factors }) => product.mul(Fraction.of(BigInt(factors.voidHalves), 2n)),
    Fraction.ONE,
  );
  const price = live.reduce((product, leg) => product.mul(priceFraction(leg.price)), Fraction.ONE);
  const possibleWin = price.sub(Fraction.ONE);
  const risked = possibleWin.compare(Fraction.ONE) < 0 ? possibleWin : Fraction.ONE;
  return Fraction.ONE.sub(voided).mul(risked);
}
