import { divideRounded } from '@fairway/money';
import { addDays, daysBetween, type Day } from '../calendar/day.ts';
import { quarterOf } from '../calendar/quarter.ts';
import type { GradeTerms } from './grade-terms.ts';

const keepPercent = 3n;

/** The play of a quarter that keeps a level, and that wins it back: 3 % of the level's own flows, in fen, rounded up. */
export function playToKeep({ upgradeFlows }: GradeTerms): bigint {
  return divideRounded(upgradeFlows * keepPercent, 100n, 'up');
}

/** Days on which a member could not play, [from, to); without `to` there is no end yet. */
export interface BreakDays {
  readonly from: Day;
  readonly to: Day | null;
}

/**
 * The last day whose play counts for a quarter: its own last day, later by every day on a break. Null while a break without end
 * lies in it. Throws RangeError for what is no date.
 */
export function keepUntil(quarterDay: Day, breaks: readonly BreakDays[]): Day | null {
  const { first, last } = quarterOf(quarterDay);
  let until = last;
  let counted = first;
  for (const { from, to } of breaks.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    if (from > until) break;
    if (to === null) return null;
    // Two breaks that overlap move the end once.
    const start = from > counted ? from : counted;
    if (to <= start) continue;
    until = addDays(until, daysBetween(start, to));
    counted = to;
  }
  return until;
}

/** What decides whether a level is kept. */
export interface KeepState {
  readonly grade: number;
  /** Valid play of the quarter so far, in fen. */
  readonly quarterPlay: bigint;
  readonly breaks: readonly BreakDays[];
}

/** The day after which the level would be lost; null when it is safe: played enough, level 0, or on a break without end. */
export function relegateDate(grades: readonly GradeTerms[], state: KeepState, today: Day): Day | null {
  return keepsGrade(grades, state) ? null : keepUntil(today, state.breaks);
}

/** Whether the quarter's play keeps the level. */
export function keepsGrade(
  grades: readonly GradeTerms[],
  { grade, quarterPlay }: Pick<KeepState, 'grade' | 'quarterPlay'>,
): boolean {
  const terms = grades[grade];
  return terms === undefined || grade === 0 || quarterPlay >= playToKeep(terms);
}
