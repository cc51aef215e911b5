import type { Day, GradeTerms } from '@fairway/promotions';
import type { MemberRow } from '#modules/members';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { benefitLevel } from '../member/benefit-level.ts';
import { levelAtDayBreak } from '../member/changes-store.ts';
import { reviewedLevel } from '../member/members-store.ts';
import { currentGrades } from './current-grades.ts';

export interface Benefits {
  /** The level that the member had. */
  readonly level: number;
  /** What counts for it: above 7 the benefits of 7 until two people agreed. */
  readonly gives: GradeTerms;
}

/** What the level with which a day of the site began for a member gives, by the grades as they are now. Writes nothing. */
export async function benefitsAt(
  db: Db | Tx,
  app: Platform,
  member: Pick<MemberRow, 'id' | 'grade'>,
  day: Day,
): Promise<Benefits> {
  const { terms } = await currentGrades(db, app);
  const zone = app.config.siteTimeZone;
  const level = (await levelAtDayBreak(db, member.id, { day, zone })) ?? member.grade;
  const gives = terms[benefitLevel(level, await reviewedLevel(db, member.id))];
  if (!gives) throw new RangeError(`no VIP level ${level}`);
  return { level, gives };
}
