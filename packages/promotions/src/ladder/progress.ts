import { divideRounded } from '@fairway/money';
import type { GradeTerms } from './grade-terms.ts';

/** One of the two sums of a level, in fen. */
export interface Progress {
  readonly have: bigint;
  readonly need: bigint;
  readonly rest: bigint;
  /** Half up, but 100 only when it is complete. */
  readonly percent: number;
}

/** How far a sum is on its course to what a level asks. */
export function progressTo(have: bigint, need: bigint): Progress {
  if (have >= need) return { have, need, rest: 0n, percent: 100 };
  const counted = have > 0n ? have : 0n;
  const percent = Number(divideRounded(counted * 100n, need, 'halfUp'));
  return { have, need, rest: need - have, percent: Math.min(percent, 99) };
}

/** Deposits and play against the next level; null at the top. */
export function progressToNext(
  grades: readonly GradeTerms[],
  { grade, deposited, played }: { grade: number; deposited: bigint; played: bigint },
): { readonly level: number; readonly deposit: Progress; readonly flows: Progress } | null {
  const next = grades[grade + 1];
  if (!next) return null;
  return {
    level: next.level,
    deposit: progressTo(deposited, next.upgradeDeposit),
    flows: progressTo(played, next.upgradeFlows),
  };
}
