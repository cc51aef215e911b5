import type { Score } from '../markets/correct-score.ts';
import { marketType } from '../markets/market-types.ts';
import type { MarketSelection } from '../markets/selections.ts';
import { settled, undecided, type Settlement } from '../settlement/outcome.ts';
import { areMaps, finalsFrom, mapScoreOf, mapsToWin, type SeriesResult } from './series.ts';

/**
 * The outcome of one selection on a series (decision 0145). A map that was played stands. In play, what no further map can
 * change is settled. Shortened by the organiser: the winner stands, what was not decided is void. Broken off, a side that retires
 * included: only what was decided stands. Throws RangeError on a market of another sport.
 */
export function settleSeries(of: MarketSelection, result: SeriesResult): Settlement {
  const { bestOf, maps, phase } = result;
  if (maps === null) return undecided(phase === 'inPlay' ? 'running' : 'missingScore');
  if (!areMaps(bestOf, maps)) return undecided('contradictoryScore');

  const score = mapScoreOf(maps);
  const isWon = Math.max(score.home, score.away) >= mapsToWin(bestOf);
  const outcome = outcomeOf(of, result, { maps, score, isWon });
  if (outcome !== undefined) return settled(outcome ? 'win' : 'lose');
  return isWon || phase !== 'inPlay' ? settled('void') : undecided('running');
}

interface Played {
  readonly maps: readonly Score[];
  readonly score: Score;
  /** One side has won the maps that its length asks for. */
  readonly isWon: boolean;
}

/** Whether the selection has come true; undefined while that is open. */
function outcomeOf(
  of: MarketSelection,
  { bestOf, phase }: SeriesResult,
  played: Played,
): boolean | undefined {
  const type = marketType(of.market);
  const { maps, score, isWon } = played;
  switch (type.kind) {
    case 'mapWinner':
      return isAhead(of.selection, maps[(type.map ?? 1) - 1]);
    case 'seriesWinner':
      return isWon || phase === 'ended' ? isAhead(of.selection, score) : undefined;
    case 'mapHandicap':
    case 'totalMaps': {
      const sides = new Set(finalsFrom(bestOf, score).map((final) => isOverLine(of, final)));
      const [first] = sides;
      return sides.size === 1 ? first : undefined;
    }
    case 'mapScoreOf3':
    case 'mapScoreOf5':
      return isWon ? of.selection === `${score.home}-${score.away}` : undefined;
    default:
      throw new RangeError('a market of another sport');
  }
}

function isAhead(selection: string, score: Score | undefined): boolean | undefined {
  if (score === undefined || score.home === score.away) return undefined;
  return (selection === 'home') === score.home > score.away;
}

/** Lines are half maps: each final score is on one side of them. */
function isOverLine({ market, selection, line }: MarketSelection, { home, away }: Score): boolean {
  const isHandicap = marketType(market).kind === 'mapHandicap';
  const quarters = isHandicap ? (home - away) * 4 + (line ?? 0) : (home + away) * 4 - (line ?? 0);
  return (selection === 'home' || selection === 'over') === quarters > 0;
}
