import { factorsOf, type Settlement } from '../settlement/outcome.ts';
import type { SettlementFactors } from '../settlement/factors.ts';
import type { LineOutcome } from '../settlement/line-outcome.ts';

/** Chances are whole millionths, so that what is paid on them is integer arithmetic. */
export const chanceScale = 1_000_000n;

/** One way in which a leg can end, with its chance in millionths. */
export interface OutcomeChance {
  readonly factors: SettlementFactors;
  readonly chance: bigint;
}

/** The probability of each outcome of a selection, as the pricing model gives it; they sum to 1. */
export type OutcomeProbabilities = Readonly<Record<LineOutcome, number>>;

const outcomes = ['win', 'halfWin', 'push', 'halfLose', 'lose'] as const satisfies readonly LineOutcome[];

/**
 * Probabilities as chances that sum to a million exactly. Each is cut to the millionth and what is left over goes to
 * the losing side, so that a quote never gains by rounding.
 */
export function chancesOf(probabilities: OutcomeProbabilities): OutcomeChance[] {
  let left = chanceScale;
  const chances = outcomes.map((outcome): OutcomeChance => {
    const chance = outcome === 'lose' ? left : millionths(probabilities[outcome], left);
    left -= chance;
    return { factors: factorsOf(outcome), chance };
  });
  return chances.filter(({ chance }) => chance > 0n);
}

/** A leg that has ended, as the one outcome that is certain; undefined while it is open. */
export function certainChance(settlement: Settlement): OutcomeChance[] | undefined {
  if (settlement.state !== 'settled') return undefined;
  return [{ factors: settlement.factors, chance: chanceScale }];
}

function millionths(probability: number, left: bigint): bigint {
  if (!(probability >= 0 && probability <= 1.000001)) throw new RangeError('a probability is 0 to 1');
  const chance = BigInt(Math.floor(probability * Number(chanceScale)));
  return chance > left ? left : chance;
}
