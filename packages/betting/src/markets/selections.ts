import { correctScores } from './correct-score.ts';
import {
  doubleChances,
  exactGoals,
  halfTimeFullTimes,
  winners,
  winningMargins,
  type FieldSelection,
  type HalfTimeFullTime,
} from './fields.ts';
import { hasLine, marketType, type MarketCode, type MarketKind } from './market-types.ts';
import { mapScoresOf3, mapScoresOf5 } from '../series/series-markets.ts';
import { isLine } from './line.ts';

export type SelectionCode = FieldSelection | HalfTimeFullTime | 'over' | 'under';

/** One thing a member can back: a market, its line in quarter goals (null where there is none) and the side. */
export interface MarketSelection {
  readonly market: MarketCode;
  readonly line: number | null;
  readonly selection: SelectionCode;
}

const selections: Readonly<Record<MarketKind, readonly SelectionCode[]>> = {
  matchResult: winners,
  doubleChance: doubleChances,
  drawNoBet: ['home', 'away'],
  asianHandicap: ['home', 'away'],
  totalGoals: ['over', 'under'],
  halfTimeFullTime: halfTimeFullTimes,
  bothToScore: ['yes', 'no'],
  correctScore: correctScores,
  winningMargin: winningMargins,
  exactGoals,
  oddEven: ['odd', 'even'],
  seriesWinner: ['home', 'away'],
  mapHandicap: ['home', 'away'],
  totalMaps: ['over', 'under'],
  mapScoreOf3: mapScoresOf3,
  mapScoreOf5: mapScoresOf5,
  mapWinner: ['home', 'away'],
};

/** The selections of a market in the order of its buttons; exactly one (see winnersOf) comes true, or a push. */
export function selectionsOf(market: MarketCode): readonly SelectionCode[] {
  return selections[marketType(market).kind];
}

/** Whether the three parts belong together; anything else is no bet and settlement refuses to read it. */
export function isMarketSelection(of: MarketSelection): boolean {
  if (!selectionsOf(of.market).includes(of.selection)) return false;
  if (!hasLine(of.market)) return of.line === null;
  return isLine(of.market, of.line);
}
