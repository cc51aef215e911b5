import type { Score } from '../../markets/correct-score.ts';
import type { ExpectedGoals } from '../model/goal-model.ts';
import { redCardFactors } from './red-cards.ts';
import { scoreGrid, type ScoreGrid } from './score-grid.ts';

/** The moment of a running match. `minute` is the match clock: 46.5 with `half` 1 is stoppage of the first half. */
export interface MatchMoment {
  readonly half: 1 | 2;
  readonly minute: number;
  readonly score: Score;
  readonly redCards: Score;
}

/** What can still happen: the goals of the match, and of its first half until that is over. */
export interface Outlook {
  readonly fullTime: ScoreGrid;
  readonly firstHalf: ScoreGrid | null;
  /** The chance that a goal still to come falls into the first half; 0 once that is over. */
  readonly early: number;
}

/** Minutes a half lasts with its usual stoppage; goals are spread evenly over them. */
export const halfMinutes: Readonly<Record<1 | 2, number>> = { 1: 47, 2: 50 };

/** While the whistle has not gone, half a minute is always left. */
const leastLeft = 0.5;
const kickOff: Score = { home: 0, away: 0 };

/** The distribution of scores before the match, or from a moment of it with time, score and red cards applied. */
export function outlookOf(expected: ExpectedGoals, moment?: MatchMoment): Outlook {
  const left = moment === undefined ? { first: 1, second: 1 } : shareLeft(moment);
  const start = moment?.score ?? kickOff;
  const cards = redCardFactors(moment?.redCards ?? kickOff);
  const early = expected.firstHalfShare * left.first;
  const all = early + (1 - expected.firstHalfShare) * left.second;
  const goals = (share: number) => ({
    home: expected.home * cards.home * share,
    away: expected.away * cards.away * share,
  });

  const scoreless = start.home + start.away === 0;
  return {
    fullTime: scoreGrid(goals(all), start, scoreless ? expected.lowScores * all : 0),
    firstHalf: moment?.half === 2 ? null : scoreGrid(goals(early), start, 0),
    early: early / all,
  };
}

function shareLeft({ half, minute }: MatchMoment): { first: number; second: number } {
  const played = half === 1 ? minute : minute - 45;
  const left = Math.min(Math.max(halfMinutes[half] - played, leastLeft) / halfMinutes[half], 1);
  return half === 1 ? { first: left, second: 1 } : { first: 0, second: left };
}
