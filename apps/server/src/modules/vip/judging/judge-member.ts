import { addDays, judgeGrade, keepUntil, quarterOf, type Day } from '@fairway/promotions';
import { holdMember } from '#modules/members';
import { readSettings } from '#modules/settings';
import { siteDay } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { gradeTermsOf } from '../grades/grade-terms.ts';
import { vipGradesKind } from '../grades/grades-kind.ts';
import { breakDaysOf } from '../member/break-days.ts';
import { changeGrade } from '../member/change-grade.ts';
import { lastRise } from '../member/changes-store.ts';
import { findVipMember, noteJudged } from '../member/members-store.ts';
import { quarterBefore } from '../member/quarters.ts';
import { readSums } from '../member/sums.ts';

/**
 * Judges one member on a day of the site by the sums to its midnight: a level at most, once a day, whatever process does it and
 * however often it is asked. Writes the change, the event and that the day is judged.
 */
export async function judgeMember(app: Platform, memberId: string, day: Day): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const member = await holdMember(tx, memberId);
    const known = await findVipMember(tx, memberId);
    if (!known || (known.judged_day !== null && known.judged_day >= day)) return;
    if (!member || member.status === 'closed') return noteJudged(tx, memberId, { day, quarter: undefined });

    const { settings } = await readSettings(tx, app, vipGradesKind);
    const ended = await endedQuarter(tx, app, { memberId, day, judged: known.judged_quarter });
    const all = await readSums(tx, memberId, { until: day });
    const quarter = await readSums(tx, memberId, { from: quarterOf(day).first, until: day });
    const change = judgeGrade(gradeTermsOf(settings), {
      grade: member.grade,
      highest: Math.max(known.highest, member.grade),
      deposited: all.deposited,
      played: all.played,
      quarterPlay: quarter.played,
      endedQuarter: ended?.play ?? null,
    });
    // Nobody rises while the account may not play.
    if (change && (change.cause === 'lost' || member.status === 'active'))
      await changeGrade(tx, app, member, change);

    await noteJudged(tx, memberId, { day, quarter: ended?.quarter });
  });
}

/**
 * The quarter that a day closes for a member: its last counted day is over and it was not judged yet. `play` is null where the
 * level rose in it or since, because only a quarter that was held from its beginning is judged.
 */
async function endedQuarter(
  tx: Tx,
  app: Platform,
  { memberId, day, judged }: { memberId: string; day: Day; judged: string | null },
): Promise<{ quarter: Day; play: bigint | null } | undefined> {
  const { first } = quarterBefore(day);
  if (judged === null || judged >= first) return undefined;
  const last = keepUntil(first, await breakDaysOf(tx, app, memberId));
  if (last === null || last >= day) return undefined;
  const risen = await lastRise(tx, memberId);
  if (risen && siteDay(risen, app.config.siteTimeZone) >= first) return { quarter: first, play: null };
  const { played } = await readSums(tx, memberId, { from: first, until: addDays(last, 1) });
  return { quarter: first, play: played };
}
