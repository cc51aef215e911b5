import type { OutcomeProbabilities } from '../../cash-out/chances.ts';
import { correctScoreOf, type Score } from '../../markets/correct-score.ts';
import { marketType } from '../../markets/market-types.ts';
import { isMarketSelection, type MarketSelection, type SelectionCode } from '../../markets/selections.ts';
import { lineOutcome } from '../../settlement/line-outcome.ts';
import type { Outlook } from './outlook.ts';
import { forEachScore, type ScoreGrid } from './score-grid.ts';

/**
 * The probability of every outcome of one selection. `placed` is the score at the placement of a handicap bet; left
 * out, a bet placed now. Null when the period is over: then settlement decides, not probability. Throws RangeError
 * on a selection that no market has.
 */
export function probabilitiesOf(
  of: MarketSelection,
  outlook: Outlook,
  placed?: Score,
): OutcomeProbabilities | null {
  if (!isMarketSelection(of)) throw new RangeError('no such selection');
  const { kind, period } = marketType(of.market);
  const grid = outlook[period];
  if (grid === null) return null;
  if (kind === 'asianHandicap')
    return handicapProbabilities(grid, of.line ?? 0, of.selection === 'home', placed);
  if (kind === 'totalGoals') return totalProbabilities(grid, of.line ?? 0, of.selection === 'over');
  const win = fieldProbabilities(of.market, grid).get(of.selection) ?? 0;
  return { win, halfWin: 0, push: 0, halfLose: 0, lose: 1 - win };
}

/** One side of a handicap line, counting the goals after the score at placement. */
export function handicapProbabilities(
  grid: ScoreGrid,
  line: number,
  home: boolean,
  placed: Score = grid.start,
): OutcomeProbabilities {
  const gained = grid.start.home - grid.start.away - (placed.home - placed.away);
  return overLine(grid.margins, (grid.leastMargin + gained) * 4 + line, home);
}

/** One side of a total, counting every goal of the period. */
export function totalProbabilities(grid: ScoreGrid, line: number, over: boolean): OutcomeProbabilities {
  return overLine(grid.totals, (grid.start.home + grid.start.away) * 4 - line, over);
}

/** The chance of each selection of a market without a line. */
export function fieldProbabilities(
  market: MarketSelection['market'],
  grid: ScoreGrid,
): Map<SelectionCode, number> {
  const chances = new Map<SelectionCode, number>();
  const { kind } = marketType(market);
  forEachScore(grid, (score, chance) => {
    const selection = kind === 'correctScore' ? correctScoreOf(score) : sideOf(kind === 'oddEven', score);
    chances.set(selection, (chances.get(selection) ?? 0) + chance);
  });
  return chances;
}

function sideOf(oddEven: boolean, { home, away }: Score): SelectionCode {
  if (oddEven) return (home + away) % 2 === 0 ? 'even' : 'odd';
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

/** Chances by whole goals, the first of them `quarters` quarter goals above the line. */
function overLine(chances: Float64Array, quarters: number, first: boolean): OutcomeProbabilities {
  const sums = { win: 0, halfWin: 0, push: 0, halfLose: 0, lose: 0 };
  chances.forEach((chance, goals) => {
    const above = quarters + goals * 4;
    sums[lineOutcome(first ? above : -above)] += chance;
  });
  return sums;
}
