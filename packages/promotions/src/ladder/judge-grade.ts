import type { GradeTerms } from './grade-terms.ts';
import { keepsGrade, playToKeep } from './keep.ts';

/** What the day's judging reads, all to midnight, in fen. */
export interface JudgedMember {
  readonly grade: number;
  /** The highest level ever held: up to here a level is won back, beyond it is reached. */
  readonly highest: number;
  /** Net deposits since registration. */
  readonly deposited: bigint;
  /** Valid play since registration. */
  readonly played: bigint;
  /** Valid play since the quarter began. */
  readonly quarterPlay: bigint;
  /** Valid play of a quarter whose last counted day is over and that was not judged yet; null on every other day. */
  readonly endedQuarter: bigint | null;
}

export interface GradeChange {
  readonly grade: number;
  readonly cause: 'reached' | 'wonBack' | 'lost';
}

/**
 * The change of one day, at most one level: a quarter that is over takes it, else the next one is reached by deposits and play
 * together, or a lost one won back by the play that would have kept it. Undefined without a change.
 */
export function judgeGrade(grades: readonly GradeTerms[], member: JudgedMember): GradeChange | undefined {
  const { grade, highest, endedQuarter } = member;
  if (endedQuarter !== null && !keepsGrade(grades, { grade, quarterPlay: endedQuarter }))
    return { grade: grade - 1, cause: 'lost' };
  const next = grades[grade + 1];
  if (!next) return undefined;
  if (next.level <= highest)
    return member.quarterPlay >= playToKeep(next) ? { grade: next.level, cause: 'wonBack' } : undefined;
  return reaches(next, member) ? { grade: next.level, cause: 'reached' } : undefined;
}

function reaches(terms: GradeTerms, { deposited, played }: JudgedMember): boolean {
  return deposited >= terms.upgradeDeposit && played >= terms.upgradeFlows;
}

/** From here on a level needs a named owner, a proven identity, an age of 25, no signs of harm, and two people who decide. */
export const firstReviewedLevel = 8;

/** The level whose benefits count: one that waits for its review gives those of the level below all reviewed ones. */
export function benefitGrade(grade: number, isReviewed: boolean): number {
  return isReviewed ? grade : Math.min(grade, firstReviewedLevel - 1);
}
