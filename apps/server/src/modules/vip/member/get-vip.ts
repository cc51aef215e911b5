import type { vipMemberEndpoints } from '@fairway/contract/vip/member-endpoints.ts';
import type { vipMemberSchemas } from '@fairway/contract/vip/member-schemas.ts';
import { addDays, playToKeep, quarterOf, relegateDate } from '@fairway/promotions';
import { findMember } from '#modules/members';
import { publishedSettings } from '#modules/settings';
import { siteDay } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { gradeSetting, gradeTermsOf } from '../grades/grade-terms.ts';
import { vipGradesKind } from '../grades/grades-kind.ts';
import { presentGrade } from '../grades/present-grade.ts';
import { benefitLevel } from './benefit-level.ts';
import { breakDaysOf } from './break-days.ts';
import { selectChanges } from './changes-store.ts';
import { forecastOf } from './forecast-of.ts';
import { reviewedLevel } from './members-store.ts';
import { readSums } from './sums.ts';
import { yuanNumber } from './yuan-number.ts';

const shownChanges = 20;

/** The member's level, what it gives, and how far the next one is, by what was counted so far. Writes nothing. */
export const getVip: Operation<
  (typeof vipMemberEndpoints)['getVip'],
  (typeof vipMemberSchemas)['getVip']
> = async (app, call) => {
  const { memberId } = call.member;
  const member = await findMember(app.db, memberId);
  if (!member) throw new AppError('memberFrozen');
  const settings = await publishedSettings(app, vipGradesKind);
  const terms = gradeTermsOf(settings);
  const today = siteDay(app.clock.now(), app.config.siteTimeZone);
  const tomorrow = addDays(today, 1);
  const all = await readSums(app.db, memberId, { until: tomorrow });
  const quarter = await readSums(app.db, memberId, { from: quarterOf(today).first, until: tomorrow });
  const breaks = await breakDaysOf(app.db, app, memberId);
  const benefit = benefitLevel(member.grade, await reviewedLevel(app.db, memberId));

  const own = terms[member.grade];
  const gives = gradeSetting(settings, benefit);
  const changes = await selectChanges(app.db, memberId, shownChanges);
  const asked = presentGrade(gradeSetting(settings, member.grade));
  return {
    levelName: member.grade,
    level: member.grade,
    benefitLevel: benefit,
    upgradeDeposit: asked.upgradeDeposit,
    upgradeRecord: asked.upgradeFlows,
    withdrawCount: gives.dayWithdrawalCounts,
    withdrawMax: Number(gives.dayWithdrawalMoney),
    upgradeGift: Number(gives.upgradeBonus),
    birthGift: Number(gives.birthCash),
    everyMonthGift: Number(gives.monthGift),
    gradeDiscount: settings.rebate.offered ? Math.max(...Object.values(gives.rebates).map(Number)) : 0,
    deposited: yuanNumber(all.deposited),
    played: yuanNumber(all.played),
    quarterPlay: yuanNumber(quarter.played),
    playToKeep: member.grade > 0 && own ? yuanNumber(playToKeep(own)) : 0,
    forecastDays: await forecastOf(app, { member, terms, sums: all, today, breaks }),
    memberGradeConfigList: settings.grades.map(presentGrade),
    memberInfoChangeList: changes.map(({ before_grade: before, after_grade: after, changed_at: at }) => ({
      before,
      after,
      changedAt: at.getTime(),
    })),
    relegateDate: relegateDate(terms, { grade: member.grade, quarterPlay: quarter.played, breaks }, today),
  };
};
