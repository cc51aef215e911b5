import type { Score } from '../markets/correct-score.ts';
import { marketType } from '../markets/market-types.ts';
import { isMarketSelection, type MarketSelection } from '../markets/selections.ts';
import { isSeriesKind } from '../series/series-markets.ts';
import { settleSeries } from '../series/settle-series.ts';
import { scoreOf, type MatchResult } from './match-result.ts';
import { settled, undecided, type Settlement } from './outcome.ts';
import { settleHalves } from './settle-halves.ts';
import { settlePartial } from './settle-partial.ts';
import { settleFinal } from './settle-final.ts';

/** What the bet itself adds to the result. */
export interface PlacementFacts {
  /** Live bets: the score of the match when the bet was placed. An Asian handicap counts only the goals after it. */
  readonly scoreAtPlacement?: Score;
}

/**
 * The outcome of one selection. Played: settled, or undecided where a needed score is missing or contradicts another.
 * In play: settled as soon as no goal can change it. Abandoned: what is decided is kept, the rest is void, on a quarter
 * line each half by itself. Not played: void. Throws RangeError on a selection that no market has.
 */
export function settleSelection(
  of: MarketSelection,
  result: MatchResult,
  placement: PlacementFacts = {},
): Settlement {
  if (!isMarketSelection(of)) throw new RangeError('no such selection');
  if (result.state === 'notPlayed') return settled('void');

  const { kind, period } = marketType(of.market);
  if (result.state === 'series') return settleSeries(of, result);
  if (isSeriesKind(kind)) throw new RangeError('a market of another sport');
  if (kind === 'halfTimeFullTime') return settleHalves(of, result);
  const goals = scoreOf(result, period);
  if (goals.state === 'missing') return undecided('missingScore');
  if (goals.state === 'contradictory') return undecided('contradictoryScore');
  if (goals.state === 'partial') return settlePartial(of, goals);
  return settleFinal(of, goals.score, placement.scoreAtPlacement ?? { home: 0, away: 0 });
}
