import {
  addDays,
  forecastDays,
  progressToNext,
  type BreakDays,
  type Day,
  type GradeTerms,
} from '@fairway/promotions';
import type { MemberRow } from '#modules/members';
import type { Platform } from '#platform/platform.ts';
import { readSums, type VipSums } from './sums.ts';

const none = -1;

/** Days to the next level at the pace of the last 30; -1 on a break, for an account that may not play, and where none is to be said. */
export async function forecastOf(
  app: Platform,
  {
    member,
    terms,
    sums,
    today,
    breaks,
  }: {
    member: Pick<MemberRow, 'id' | 'grade' | 'status'>;
    terms: readonly GradeTerms[];
    sums: VipSums;
    today: Day;
    breaks: readonly BreakDays[];
  },
): Promise<number> {
  const progress = progressToNext(terms, { grade: member.grade, ...sums });
  const isOnBreak = breaks.some(({ from, to }) => from <= today && (to === null || to > today));
  if (!progress || isOnBreak || member.status !== 'active') return none;
  const pace = await readSums(app.db, member.id, { from: addDays(today, -29), until: addDays(today, 1) });
  const days = forecastDays([
    { rest: progress.deposit.rest, lastThirtyDays: pace.deposited },
    { rest: progress.flows.rest, lastThirtyDays: pace.played },
  ]);
  return days ?? none;
}
