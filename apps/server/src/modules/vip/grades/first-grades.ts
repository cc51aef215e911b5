import type { VipService } from '@fairway/contract/vip/levels.ts';
import type { VipGradeSetting, VipGradeSettings } from '@fairway/contract/vip/settings.ts';
import { firstGrades, type GradeTerms } from '@fairway/promotions';
import { percentText } from './rates.ts';

/** Levels from which customer service answers first, and by a clerk of the member's own. */
const priorityFrom = 4;
const ownFrom = 8;

const fenPerYuan = 100n;
/** Fen for a USDT at the fixed 7.20 of own limits. */
const fenPerUsdt = 720n;

/** Version 1: the figures of the reference board (promotions.md 4). Rebates are not shown before two people offer them. */
export const firstVipGrades: VipGradeSettings = {
  grades: firstGrades.map(settingOf),
  rebate: { offered: false, unlimited: false, dayCap: '8888' },
};

function settingOf(terms: GradeTerms): VipGradeSetting {
  const { level, dayWithdrawalCounts, dayWithdrawalMoney, rebates } = terms;
  return {
    key: level,
    upgradeDeposit: yuanText(terms.upgradeDeposit),
    upgradeFlows: yuanText(terms.upgradeFlows),
    upgradeBonus: yuanText(terms.upgradeBonus),
    monthGift: yuanText(terms.monthGift),
    birthCash: yuanText(terms.birthCash),
    dayWithdrawalCounts,
    dayWithdrawalMoney: yuanText(dayWithdrawalMoney),
    dayWithdrawalUsdt: String(dayWithdrawalMoney / fenPerUsdt),
    rebates: {
      ty: percentText(rebates.ty),
      dj: percentText(rebates.dj),
      zr: percentText(rebates.zr),
      cp: percentText(rebates.cp),
      dz: percentText(rebates.dz),
      qp: percentText(rebates.qp),
      by: percentText(rebates.by),
    },
    service: serviceOf(level),
  };
}

function serviceOf(level: number): VipService {
  if (level >= ownFrom) return 'own';
  return level >= priorityFrom ? 'priority' : 'common';
}

function yuanText(fen: bigint): string {
  return String(fen / fenPerYuan);
}
