import { correctScoreOf, type Score } from '../markets/correct-score.ts';
import type { Line } from '../markets/line.ts';
import { marketType, type MarketKind } from '../markets/market-types.ts';
import type { MarketSelection } from '../markets/selections.ts';
import { lineOutcome } from './line-outcome.ts';
import { canLeadTo, isScore } from './match-result.ts';
import { settled, undecided, type Settlement } from './outcome.ts';

/** The rule of each kind of market, for final goals. Totals, results and scores count the whole period. */
const rules: Readonly<Record<MarketKind, Rule>> = {
  matchResult: ({ selection }, score) => settled(selection === winnerOf(score) ? 'win' : 'lose'),
  asianHandicap: ({ selection, line }, score, placed) => settleHandicap(selection, line ?? 0, score, placed),
  totalGoals: ({ selection, line }, score) =>
    settleSide(selection === 'over', goalsOf(score) * 4 - (line ?? 0)),
  correctScore: ({ selection }, score) => settled(selection === correctScoreOf(score) ? 'win' : 'lose'),
  oddEven: ({ selection }, score) =>
    settled(selection === (goalsOf(score) % 2 === 0 ? 'even' : 'odd') ? 'win' : 'lose'),
};

type Rule = (of: MarketSelection, score: Score, scoreAtPlacement: Score) => Settlement;

/** A selection against the final goals of its period. */
export function settleFinal(of: MarketSelection, score: Score, scoreAtPlacement: Score): Settlement {
  return rules[marketType(of.market).kind](of, score, scoreAtPlacement);
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

function winnerOf({ home, away }: Score): 'home' | 'draw' | 'away' {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

function goalsOf({ home, away }: Score): number {
  return home + away;
}
