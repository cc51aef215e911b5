import type { VipGradeSetting, VipGradeSettings } from '@fairway/contract/vip/settings.ts';
import type { GradeTerms } from '@fairway/promotions';
import { thousandthsOf } from './rates.ts';

/** The grades of a version as the rules of the ladder read them: fen, and thousandths of a percent. */
export function gradeTermsOf({ grades }: VipGradeSettings): readonly GradeTerms[] {
  return grades.map(termsOf);
}

/** A level's setting. Throws RangeError for a level that is not on the ladder. */
export function gradeSetting({ grades }: VipGradeSettings, level: number): VipGradeSetting {
  const found = grades[level];
  if (!found) throw new RangeError(`no VIP level ${level}`);
  return found;
}

function termsOf(grade: VipGradeSetting): GradeTerms {
  const { key, rebates, dayWithdrawalCounts } = grade;
  return {
    level: key,
    upgradeDeposit: fen(grade.upgradeDeposit),
    upgradeFlows: fen(grade.upgradeFlows),
    upgradeBonus: fen(grade.upgradeBonus),
    monthGift: fen(grade.monthGift),
    birthCash: fen(grade.birthCash),
    dayWithdrawalCounts,
    dayWithdrawalMoney: fen(grade.dayWithdrawalMoney),
    rebates: {
      ty: thousandthsOf(rebates.ty),
      dj: thousandthsOf(rebates.dj),
      zr: thousandthsOf(rebates.zr),
      cp: thousandthsOf(rebates.cp),
      dz: thousandthsOf(rebates.dz),
      qp: thousandthsOf(rebates.qp),
      by: thousandthsOf(rebates.by),
    },
  };
}

const fen = (yuan: string) => BigInt(yuan) * 100n;
