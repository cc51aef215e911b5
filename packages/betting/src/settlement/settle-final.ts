import type { Score } from '../markets/correct-score.ts';
import { trueAt } from '../markets/fields.ts';
import type { Line } from '../markets/line.ts';
import { marketType } from '../markets/market-types.ts';
import type { MarketSelection } from '../markets/selections.ts';
import { isSeriesKind } from '../series/series-markets.ts';
import { lineOutcome } from './line-outcome.ts';
import { canLeadTo, isScore } from './match-result.ts';
import { settled, undecided, type Settlement } from './outcome.ts';

type Rule = (of: MarketSelection, score: Score, scoreAtPlacement: Score) => Settlement;

/** The rules of the kinds with a line, for final goals. A total counts the whole period. */
const lineRules: Readonly<Record<'asianHandicap' | 'totalGoals', Rule>> = {
  asianHandicap: ({ selection, line }, score, placed) => settleHandicap(selection, line ?? 0, score, placed),
  totalGoals: ({ selection, line }, { home, away }) =>
    settleSide(selection === 'over', (home + away) * 4 - (line ?? 0)),
};

/** A selection against the final goals of its period. One score does not decide half-time/full-time (settleHalves), nor a series (settleSeries). */
export function settleFinal(of: MarketSelection, score: Score, scoreAtPlacement: Score): Settlement {
  const { kind } = marketType(of.market);
  if (kind === 'halfTimeFullTime' || isSeriesKind(kind)) return undecided('missingScore');
  if (kind === 'asianHandicap' || kind === 'totalGoals') return lineRules[kind](of, score, scoreAtPlacement);
  const came = trueAt(kind, score);
  if (came.length === 0) return settled('push');
  return settled(came.some((selection) => selection === of.selection) ? 'win' : 'lose');
}

function settleHandicap(
  selection: MarketSelection['selection'],
  line: Line,
  score: Score,
  placed: Score,
): Settlement {
  if (!isScore(placed)) return undecided('contradictoryScore');
  if (!canLeadTo(placed, score)) return undecided('placementAboveResult');
  const margin = score.home - placed.home - (score.away - placed.away);
  return settleSide(selection === 'home', margin * 4 + line);
}

/** The first side of a line is so many quarter goals above it, the other as many below. */
function settleSide(first: boolean, quarters: number): Settlement {
  return settled(lineOutcome(first ? quarters : -quarters));
}
