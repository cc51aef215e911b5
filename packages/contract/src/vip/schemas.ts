import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { nothing } from '../fields.ts';
import { vipLevels } from '../promotions/limits.ts';
import type { vipEndpoints } from './endpoints.ts';
import { vipServices } from './levels.ts';

/** Yuan as a JSON number, at most two decimals: the specification wants every value of VIP numeric. */
export const yuan = z.number();
export const vipLevel = z.int().min(vipLevels.lowest).max(vipLevels.highest);
/** Percent as a JSON number, at most three decimals. */
export const percent = z.number();

/** The keys of the specification, and no other. */
export const gradeConfig = z.strictObject({
  /** The level: a page names it in its own language. */
  name: vipLevel,
  upgradeDeposit: yuan,
  upgradeFlows: yuan,
  upgradeBonus: yuan,
  monthGift: yuan,
  birthCash: yuan,
  /** -1 without a limit. */
  dayWithdrawalCounts: z.int(),
  dayWithdrawalMoney: yuan,
});
export type GradeConfig = z.output<typeof gradeConfig>;

const rebates = z.strictObject({
  ty: percent,
  dj: percent,
  zr: percent,
  cp: percent,
  dz: percent,
  qp: percent,
  by: percent,
});

const benefits = z.strictObject({
  level: vipLevel,
  service: z.enum(vipServices),
  /** Null while the site offers none. */
  rebates: rebates.nullable(),
});
export type GradeBenefits = z.output<typeof benefits>;

export const vipSchemas = {
  getGradeConfig: {
    input: nothing,
    output: z.strictObject({ grades: z.array(gradeConfig) }),
  },
  getGradeBenefits: {
    input: nothing,
    output: z.strictObject({
      levels: z.array(benefits),
    }),
  },
  getUnlimitedRebateTag: {
    input: nothing,
    output: z.strictObject({ isUnlimited: z.boolean() }),
  },
} satisfies SchemasOf<typeof vipEndpoints>;
