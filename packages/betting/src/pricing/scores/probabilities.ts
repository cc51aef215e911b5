import type { OutcomeProbabilities } from '../../cash-out/chances.ts';
import type { Score } from '../../markets/correct-score.ts';
import { trueAt } from '../../markets/fields.ts';
import { marketType, type MarketCode } from '../../markets/market-types.ts';
import { isMarketSelection, type MarketSelection, type SelectionCode } from '../../markets/selections.ts';
import { isSeriesKind } from '../../series/series-markets.ts';
import { lineOutcome } from '../../settlement/line-outcome.ts';
import { halfTimeFullTimeProbabilities } from './half-time-full-time.ts';
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
  if (isSeriesKind(kind)) throw new RangeError('a market of another sport');
  const grid = outlook[period];
  if (grid === null || (kind === 'halfTimeFullTime' && outlook.firstHalf === null)) return null;
  if (kind === 'asianHandicap')
    return handicapProbabilities(grid, of.line ?? 0, of.selection === 'home', placed);
  if (kind === 'totalGoals') return totalProbabilities(grid, of.line ?? 0, of.selection === 'over');
  return fieldProbabilities(of.market, outlook)?.get(of.selection) ?? noChance;
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

const noChance: OutcomeProbabilities = { win: 0, halfWin: 0, push: 0, halfLose: 0, lose: 1 };

/** The outcomes of each selection of a market without a line; null when its period is over. */
export function fieldProbabilities(
  market: MarketCode,
  outlook: Outlook,
): Map<SelectionCode, OutcomeProbabilities> | null {
  const chances = fieldChances(market, outlook);
  if (chances === null) return null;
  const isRefunded = marketType(market).kind === 'drawNoBet';
  const sum = [...chances.values()].reduce((total, chance) => total + chance, 0);
  const push = isRefunded ? Math.max(1 - sum, 0) : 0;
  return new Map(
    [...chances].map(([selection, win]) => [
      selection,
      { win, halfWin: 0, push, halfLose: 0, lose: Math.max(1 - win - push, 0) },
    ]),
  );
}

function fieldChances(market: MarketCode, outlook: Outlook): Map<SelectionCode, number> | null {
  const { kind, period } = marketType(market);
  if (kind === 'asianHandicap' || kind === 'totalGoals' || isSeriesKind(kind))
    throw new RangeError('a market with a line, or of another sport');
  const grid = outlook[period];
  if (grid === null || outlook[kind === 'halfTimeFullTime' ? 'firstHalf' : period] === null) return null;
  if (kind === 'halfTimeFullTime') return halfTimeFullTimeProbabilities(outlook);
  const chances = new Map<SelectionCode, number>();
  forEachScore(grid, (score, chance) => {
    for (const selection of trueAt(kind, score))
      chances.set(selection, (chances.get(selection) ?? 0) + chance);
  });
  return chances;
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
