import { reviewRules } from '@fairway/contract/vip/review.ts';
import { birthDay, type MemberRow } from '#modules/members';
import { selectRunningBreaks } from '#modules/risk';
import { siteDay } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { identityOnFile } from './identity-on-file.ts';

const leastAge = 25;

interface JudgedRule {
  readonly rule: (typeof reviewRules.codeList)[number];
  readonly met: boolean;
}

/** What a level above 7 asks of a member beside its sums, rule by rule. Reads only. */
export async function judgeReview(db: Db | Tx, app: Platform, member: MemberRow): Promise<JudgedRule[]> {
  const now = await databaseNow(db);
  const today = siteDay(now, app.config.siteTimeZone);
  const breaks = await selectRunningBreaks(db, [member.id], now);
  const { identity, age, active, noBreak } = reviewRules.codes;
  return [
    { rule: identity, met: await identityOnFile.only(app)(db, member.id) },
    { rule: age, met: yearsBetween(birthDay(member), today) >= leastAge },
    { rule: active, met: member.status === 'active' && !member.black },
    { rule: noBreak, met: !breaks.has(member.id) && member.status !== 'excluded' },
  ];
}

/** Whole years between two days, YYYY-MM-DD. */
function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
