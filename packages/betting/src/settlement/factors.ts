import { Fraction } from '@fairway/money';
import { priceFraction, type Price } from '../odds/price.ts';

/** More selections finished level than places are paid: 1 place for 2 tied pays half of the stake at the full price. */
export interface DeadHeat {
  readonly places: number;
  readonly tied: number;
  /** What is divided: the stake (the rule of the trade), or only the profit where a market says so. */
  readonly divides: 'stake' | 'profit';
}

/**
 * All that the money formula needs to know of a settled leg: v as a number of halves that are void (0, 1, 2), the
 * result of what is not void, and d. Plain JSON, stored on the bet.
 */
export interface SettlementFactors {
  readonly voidHalves: 0 | 1 | 2;
  readonly result: 0 | 1;
  readonly deadHeat?: DeadHeat;
}

/** A leg as the money formula sees it: the stored exact price and its factors. */
export interface SettledLeg {
  readonly price: Price;
  readonly factors: SettlementFactors;
}

/**
 * What one unit staked on a leg returns: v + (1 - v) x result x odds x d, exactly. With a dead heat that divides the
 * profit, odds x d reads 1 + (odds - 1) x d. Throws RangeError on a dead heat that is none.
 */
export function legFactor({ price, factors }: SettledLeg): Fraction {
  const voided = Fraction.of(BigInt(factors.voidHalves), 2n);
  if (factors.result === 0) return voided;
  const live = Fraction.ONE.sub(voided);
  return voided.add(live.mul(winningOdds(price, factors.deadHeat)));
}

function winningOdds(price: Price, deadHeat: DeadHeat | undefined): Fraction {
  const odds = priceFraction(price);
  if (deadHeat === undefined) return odds;
  const { places, tied, divides } = deadHeat;
  if (!Number.isSafeInteger(places) || !Number.isSafeInteger(tied) || places < 1 || tied < places) {
    throw new RangeError('a dead heat has 1 to `tied` places');
  }
  const share = Fraction.of(BigInt(places), BigInt(tied));
  if (divides === 'stake') return odds.mul(share);
  return Fraction.ONE.add(odds.sub(Fraction.ONE).mul(share));
}
