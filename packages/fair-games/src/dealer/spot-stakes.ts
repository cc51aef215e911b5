import { Fraction } from '@fairway/money';
import { FairGamesError } from '../fair-games-error.ts';
import type { DealerResult, DealerTableRules } from './dealer-rules.ts';

/** What lies on a spot, in minor units. */
export interface SpotStake {
  readonly spot: string;
  readonly stake: bigint;
}

/** Throws `badBet` for a spot that the table does not have, and `repeatedNumber` for one given twice. */
export function mustBeSpots({ spots }: DealerTableRules, stakes: readonly SpotStake[]): void {
  for (const { spot } of stakes)
    if (!spots.includes(spot)) throw new FairGamesError('badBet', `no spot ${spot}`);
  if (new Set(stakes.map(({ spot }) => spot)).size !== stakes.length)
    throw new FairGamesError('repeatedNumber', 'a spot is given twice');
}

/** What all spots together return on a result, exact. */
export function returnOfSpots(
  rules: DealerTableRules,
  stakes: readonly SpotStake[],
  result: DealerResult,
): Fraction {
  return total(stakes.map(({ spot, stake }) => rules.pays(spot, result).mul(Fraction.of(stake))));
}

/** The most that they can return together. */
export function mostReturnOfSpots(rules: DealerTableRules, stakes: readonly SpotStake[]): Fraction {
  return differentResults(rules)
    .map((result) => returnOfSpots(rules, stakes, result))
    .reduce((most, one) => (one.compare(most) > 0 ? one : most), Fraction.ZERO);
}

/**
 * What of the stakes counts as turnover, in whole minor units: without what a push gave back, without what lay on all of opposite spots, and
 * never more than what the best cover put at risk (all 37 numbers risk a thirty-seventh).
 */
export function turnoverOfSpots(
  rules: DealerTableRules,
  stakes: readonly SpotStake[],
  result: DealerResult,
): bigint {
  const risked = new Map(
    stakes.map(({ spot, stake }) => {
      const pays = rules.pays(spot, result);
      const pushed = pays.compare(Fraction.ONE) <= 0 ? pays : Fraction.ZERO;
      return [spot, Fraction.ONE.sub(pushed).mul(Fraction.of(stake))];
    }),
  );
  const opposite = total(
    rules.opposites.map((spots) => {
      const least = spots.map((spot) => risked.get(spot) ?? Fraction.ZERO).reduce(lower);
      return least.mul(Fraction.of(BigInt(spots.length)));
    }),
  );
  const certain = differentResults(rules)
    .map((one) => returnOfSpots(rules, stakes, one))
    .reduce(lower);
  const staked = Fraction.of(stakes.reduce((sum, { stake }) => sum + stake, 0n));
  const counted = lower(total([...risked.values()]).sub(opposite), staked.sub(certain));
  return counted.compare(Fraction.ZERO) > 0 ? counted.roundTo(0, 'down') : 0n;
}

const known = new Map<DealerTableRules, readonly DealerResult[]>();

/** One result of each that pay every spot alike: 16 of baccarat's hundreds. */
function differentResults(rules: DealerTableRules): readonly DealerResult[] {
  const found = known.get(rules);
  if (found) return found;
  const byPays = new Map(
    rules.results().map(({ result }) => [rules.spots.map((spot) => rules.pays(spot, result)).join(), result]),
  );
  const different = [...byPays.values()];
  known.set(rules, different);
  return different;
}

function total(parts: readonly Fraction[]): Fraction {
  return parts.reduce((sum, part) => sum.add(part), Fraction.ZERO);
}

function lower(a: Fraction, b: Fraction): Fraction {
  return a.compare(b) <= 0 ? a : b;
}
