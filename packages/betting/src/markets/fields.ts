import { correctScoreOf, type Score, type ScoreSelection } from './correct-score.ts';
import type { SeriesMarketKind } from '../series/series-markets.ts';
import type { MarketKind } from './market-types.ts';

export type Winner = 'home' | 'draw' | 'away';
export type DoubleChance = 'homeDraw' | 'homeAway' | 'drawAway';
/** Who leads at half-time, then who wins: `home-draw`. */
export type HalfTimeFullTime = `${Winner}-${Winner}`;
/** `home1` wins by one goal; `home4` by four or more. */
export type WinningMargin = `${'home' | 'away'}${1 | 2 | 3 | 4}`;
/** `goals6` is six or more. */
export type ExactGoals = `goals${0 | 1 | 2 | 3 | 4 | 5 | 6}`;

/** Selections of a market that asks about one score and has no line. */
export type FieldSelection =
  | Winner
  | DoubleChance
  | WinningMargin
  | ExactGoals
  | ScoreSelection
  | 'yes'
  | 'no'
  | 'odd'
  | 'even';

/** Kinds whose selections are read off one score. */
export type FieldKind = Exclude<
  MarketKind,
  SeriesMarketKind | 'asianHandicap' | 'totalGoals' | 'halfTimeFullTime'
>;

const margins = [1, 2, 3] as const;
const counts = [0, 1, 2, 3, 4, 5] as const;

export const winners: readonly Winner[] = ['home', 'draw', 'away'];
export const doubleChances: readonly DoubleChance[] = ['homeDraw', 'homeAway', 'drawAway'];
export const halfTimeFullTimes: readonly HalfTimeFullTime[] = winners.flatMap((half) =>
  winners.map((full): HalfTimeFullTime => `${half}-${full}`),
);
export const winningMargins: readonly (WinningMargin | 'draw')[] = [
  ...marginsOf('home'),
  'draw',
  ...marginsOf('away'),
];
export const exactGoals: readonly ExactGoals[] = [
  ...counts.map((count): ExactGoals => `goals${count}`),
  'goals6',
];

/** The selections that a score makes true: one, two of the double chances, and none of draw no bet at a draw. */
export function trueAt(kind: FieldKind, score: Score): readonly FieldSelection[] {
  const winner = winnerOf(score);
  switch (kind) {
    case 'matchResult':
      return [winner];
    case 'doubleChance':
      return doubleChancesOf(winner);
    case 'drawNoBet':
      return winner === 'draw' ? [] : [winner];
    case 'bothToScore':
      return [score.home > 0 && score.away > 0 ? 'yes' : 'no'];
    case 'winningMargin':
      return [marginOf(score, winner)];
    case 'exactGoals':
      return [exactGoalsOf(score.home + score.away)];
    case 'oddEven':
      return [(score.home + score.away) % 2 === 0 ? 'even' : 'odd'];
    case 'correctScore':
      return [correctScoreOf(score)];
  }
}

export function winnerOf({ home, away }: Score): Winner {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

function doubleChancesOf(winner: Winner): readonly DoubleChance[] {
  if (winner === 'home') return ['homeDraw', 'homeAway'];
  return winner === 'draw' ? ['homeDraw', 'drawAway'] : ['homeAway', 'drawAway'];
}

function marginOf({ home, away }: Score, winner: Winner): WinningMargin | 'draw' {
  if (winner === 'draw') return 'draw';
  const by = Math.abs(home - away);
  return `${winner}${margins.find((margin) => margin === by) ?? 4}`;
}

function exactGoalsOf(goals: number): ExactGoals {
  return `goals${counts.find((count) => count === goals) ?? 6}`;
}

function marginsOf(side: 'home' | 'away'): WinningMargin[] {
  return [...margins, 4 as const].map((margin): WinningMargin => `${side}${margin}`);
}
