import { expectedGoals, type GoalModel, type WeightedResult } from './goal-model.ts';
import { lowScoreFactor } from '../scores/score-grid.ts';

/** Long-run value of the leagues, and how many matches' worth of doubt a small sample leaves it. */
const usual = -0.05;
const penalty = 60;

/**
 * The low-score dependence that makes the 0-0, 1-0, 0-1 and 1-1 results most likely, on a grid of hundredths from
 * -0.2 to 0.1, drawn towards the usual -0.05 so that thirty matches do not decide it.
 */
export function fitLowScores(model: GoalModel, past: readonly WeightedResult[]): number {
  const low = past
    .filter(({ result }) => result.fullTime.home <= 1 && result.fullTime.away <= 1)
    .map(({ result, weight }) => ({
      score: result.fullTime,
      weight,
      expected: expectedGoals(model, result.home, result.away, result.neutral),
    }));

  let best = { value: usual, likelihood: Number.NEGATIVE_INFINITY };
  for (let hundredths = -20; hundredths <= 10; hundredths += 1) {
    const value = hundredths / 100;
    let likelihood = -penalty * (value - usual) ** 2;
    for (const { score, weight, expected } of low) {
      const factor = lowScoreFactor(score.home, score.away, expected, value);
      likelihood += weight * Math.log(Math.max(factor, 1e-6));
    }
    if (likelihood > best.likelihood) best = { value, likelihood };
  }
  return best.value;
}
