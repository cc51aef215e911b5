import { Fraction, multiply, type Money } from '@fairway/money';
import type { Price } from '../odds/price.ts';
import { legFactor } from '../settlement/factors.ts';
import type { Settlement } from '../settlement/outcome.ts';
import { sumOverSizes } from './symmetric-sum.ts';
import { isSystem } from './system.ts';

/** A bet as it was booked: the unit stake of each combination, the sizes combined, the legs with their exact prices. */
export interface BookedBet {
  readonly unitStake: Money;
  readonly sizes: readonly number[];
  readonly legs: readonly { readonly price: Price }[];
  /** What of the stake is still in it, where a part was cashed out; all of it without. */
  readonly share?: Fraction;
}

/** The money of a bet, or that it must wait. */
export type BetSettlement =
  | { readonly state: 'settled'; readonly returned: Money }
  | { readonly state: 'undecided' };

/**
 * Single, parlay or system from the settlements of its legs, in their order. The combinations sum exactly and round
 * half up ONCE. A combination with a lost leg is lost whatever is still open, so a parlay settles with its first loss.
 * Throws RangeError when the parts do not belong together.
 */
export function settleBet(bet: BookedBet, settlements: readonly Settlement[]): BetSettlement {
  if (settlements.length !== bet.legs.length || !isSystem({ legs: bet.legs.length, sizes: bet.sizes })) {
    throw new RangeError('a settlement for each leg of a system');
  }

  const factors: Fraction[] = [];
  let open = 0;
  bet.legs.forEach(({ price }, place) => {
    const settlement = settlements[place];
    if (settlement?.state !== 'settled') open += 1;
    else factors.push(legFactor({ price, factors: settlement.factors }));
  });

  const alive = factors.filter((factor) => !factor.isZero());
  const waiting = open > 0 && bet.sizes.some((size) => alive.length + open >= size);
  if (waiting) return { state: 'undecided' };
  const total = sumOverSizes(alive, bet.sizes).mul(bet.share ?? Fraction.ONE);
  return { state: 'settled', returned: multiply(bet.unitStake, total, { round: 'halfUp' }) };
}
