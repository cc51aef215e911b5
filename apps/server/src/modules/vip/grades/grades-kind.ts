import type { Change } from '@fairway/contract/settings/changes.ts';
import { unlimitedCount } from '@fairway/contract/vip/levels.ts';
import type { VipGradeSettings } from '@fairway/contract/vip/settings.ts';
import { defineSettings } from '#modules/settings';
import { AppError } from '#platform/errors.ts';
import { firstVipGrades } from './first-grades.ts';

/**
 * What each VIP level asks and gives. It decides gifts, rebates and how much leaves in a day, so it takes two people; only the
 * rebate's switch is put off by one (decision 0103).
 */
export const vipGradesKind = defineSettings({
  name: 'vipGrades',
  first: () => firstVipGrades,
  onePerson: ({ field, after }: Change) => field === 'rebate.offered' && after === false,
  check: refuseSenseless,
});

/** A higher level asks for more and allows no less to be withdrawn; level 0 is where everybody begins. */
function refuseSenseless({ grades }: VipGradeSettings): void {
  const isSound = grades.every((grade, level) => {
    const below = grades[level - 1];
    if (!below) return grade.upgradeDeposit === '0' && grade.upgradeFlows === '0';
    return (
      BigInt(grade.upgradeDeposit) > BigInt(below.upgradeDeposit) &&
      BigInt(grade.upgradeFlows) > BigInt(below.upgradeFlows) &&
      BigInt(grade.dayWithdrawalMoney) >= BigInt(below.dayWithdrawalMoney) &&
      BigInt(grade.dayWithdrawalUsdt) >= BigInt(below.dayWithdrawalUsdt) &&
      countOf(grade.dayWithdrawalCounts) >= countOf(below.dayWithdrawalCounts)
    );
  });
  if (!isSound) throw new AppError('settingInvalid');
}

function countOf(count: number): number {
  return count === unlimitedCount ? Number.POSITIVE_INFINITY : count;
}
