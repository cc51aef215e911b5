import type { Score } from '../../markets/correct-score.ts';

/**
 * Goals still to come per side that are counted separately; 15 more leave under one in a thousand even at six expected.
 */
const goalsPerSide = 16;

/**
 * The joint distribution of the goals still to come in a period, from a starting score. `margins` holds the chance of
 * a goal difference (index + `least` more for the home side), `totals` of a number of goals.
 */
export interface ScoreGrid {
  readonly start: Score;
  readonly cells: Float64Array;
  readonly margins: Float64Array;
  readonly leastMargin: number;
  readonly totals: Float64Array;
}

/** Two Poisson counts with Dixon and Coles' low-score dependence (0 for none), normalised to 1. */
export function scoreGrid(
  expected: { readonly home: number; readonly away: number },
  start: Score,
  lowScores: number,
): ScoreGrid {
  const [home, away] = [poisson(expected.home), poisson(expected.away)];
  const cells = new Float64Array(goalsPerSide * goalsPerSide);
  let mass = 0;
  for (let h = 0; h < goalsPerSide; h += 1) {
    for (let a = 0; a < goalsPerSide; a += 1) {
      const factor = h <= 1 && a <= 1 ? Math.max(lowScoreFactor(h, a, expected, lowScores), 0) : 1;
      const chance = (home[h] ?? 0) * (away[a] ?? 0) * factor;
      cells[h * goalsPerSide + a] = chance;
      mass += chance;
    }
  }

  const margins = new Float64Array(2 * goalsPerSide - 1);
  const totals = new Float64Array(2 * goalsPerSide - 1);
  for (let index = 0; index < cells.length; index += 1) {
    const chance = (cells[index] ?? 0) / mass;
    const [h, a] = [Math.floor(index / goalsPerSide), index % goalsPerSide];
    cells[index] = chance;
    margins[h - a + goalsPerSide - 1] = (margins[h - a + goalsPerSide - 1] ?? 0) + chance;
    totals[h + a] = (totals[h + a] ?? 0) + chance;
  }
  return { start, cells, margins, leastMargin: 1 - goalsPerSide, totals };
}

/** Every final score of a grid with its chance. */
export function forEachScore(grid: ScoreGrid, visit: (score: Score, chance: number) => void): void {
  grid.cells.forEach((chance, index) => {
    const home = grid.start.home + Math.floor(index / goalsPerSide);
    visit({ home, away: grid.start.away + (index % goalsPerSide) }, chance);
  });
}

/** Dixon and Coles (1997), equation 4.1: how much likelier a low score is than two independent counts say. */
export function lowScoreFactor(
  home: number,
  away: number,
  expected: { readonly home: number; readonly away: number },
  dependence: number,
): number {
  if (home === 0 && away === 0) return 1 - expected.home * expected.away * dependence;
  if (home === 0 && away === 1) return 1 + expected.home * dependence;
  if (home === 1 && away === 0) return 1 + expected.away * dependence;
  return home === 1 && away === 1 ? 1 - dependence : 1;
}

function poisson(mean: number): Float64Array {
  const chances = new Float64Array(goalsPerSide);
  let chance = Math.exp(-mean);
  for (let goals = 0; goals < goalsPerSide; goals += 1) {
    chances[goals] = chance;
    chance = (chance * mean) / (goals + 1);
  }
  return chances;
}
