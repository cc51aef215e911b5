import type { GradeConfig } from '@fairway/contract/vip/schemas.ts';
import type { VipGradeSetting } from '@fairway/contract/vip/settings.ts';

/**
 * A level with the eight keys of the specification, which has its amounts as JSON numbers: for display. What may be withdrawn is judged by
 * the settings' own texts (`limitsOf`).
 */
export function presentGrade(grade: VipGradeSetting): GradeConfig {
  return {
    name: grade.key,
    upgradeDeposit: Number(grade.upgradeDeposit),
    upgradeFlows: Number(grade.upgradeFlows),
    upgradeBonus: Number(grade.upgradeBonus),
    monthGift: Number(grade.monthGift),
    birthCash: Number(grade.birthCash),
    dayWithdrawalCounts: grade.dayWithdrawalCounts,
    dayWithdrawalMoney: Number(grade.dayWithdrawalMoney),
  };
}
