import { z } from 'zod';
import { cnyAmount, coinAmount } from '../fields.ts';
import { vipLevels } from '../promotions/limits.ts';
import { unlimitedCount, vipLevelList, vipServices } from './levels.ts';

/** Percent below 10 with at most three decimals, so that a rate is whole in thousandths of a percent. */
const rebateRate = z.string().regex(/^\d(\.\d{1,3})?$/);
/** Yuan, or USDT, without decimals: the wire of the grades has numbers. */
const wholeAmount = coinAmount;

const vipGrade = z.strictObject({
  /** The level. */
  key: z.int().min(vipLevels.lowest).max(vipLevels.highest),
  /** Lifetime net deposits and play that the level asks for, in yuan. */
  upgradeDeposit: wholeAmount,
  upgradeFlows: wholeAmount,
  /** Gifts in yuan; 0 for none. */
  upgradeBonus: wholeAmount,
  monthGift: wholeAmount,
  birthCash: wholeAmount,
  /** Withdrawals a day and wallet, `unlimitedCount` for any number, and their sum. */
  dayWithdrawalCounts: z.int().min(unlimitedCount).max(999),
  dayWithdrawalMoney: wholeAmount,
  dayWithdrawalUsdt: wholeAmount,
  /** What comes back of a day's play, by the venues' category codes. */
  rebates: z.strictObject({
    ty: rebateRate,
    dj: rebateRate,
    zr: rebateRate,
    cp: rebateRate,
    dz: rebateRate,
    qp: rebateRate,
    by: rebateRate,
  }),
  service: z.enum(vipServices),
});
export type VipGradeSetting = z.output<typeof vipGrade>;

/** What each VIP level asks and gives, version by version. Always all eleven levels. */
export const vipGradeSettings = z.strictObject({
  grades: z
    .array(vipGrade)
    .length(vipLevelList.length)
    .refine((rows) => rows.every(({ key }, place) => key === vipLevelList[place])),
  rebate: z.strictObject({
    /** The site's switch: without it nothing is paid and no page speaks of rebates. */
    offered: z.boolean(),
    /** The tag that lifts the cap of a day. */
    unlimited: z.boolean(),
    /** The most for a member and day, in yuan. */
    dayCap: cnyAmount,
  }),
});
export type VipGradeSettings = z.output<typeof vipGradeSettings>;
