import { z } from 'zod';
import { cnyAmount } from '../fields.ts';

const bps = z.int().min(0).max(5000);

/** What members are offered for their money; the meaning of each field is at `WalletTerms`. */
export const walletTerms = z.strictObject({
  baseRate: z.string().regex(/^(0|[1-9]\d{0,3})\.\d{2,4}$|^[1-9]\d{0,3}$/),
  exchange: z.strictObject({
    open: z.boolean(),
    spreadBps: z.int().min(0).max(500),
    quoteSeconds: z.int().min(10).max(600),
    min: cnyAmount,
    max: cnyAmount,
    dayMax: cnyAmount,
  }),
  interest: z.strictObject({
    open: z.boolean(),
    annualBps: bps,
    vipGrade: z.int().min(0).max(99),
    vipAnnualBps: bps,
    minIn: cnyAmount,
    maxHeld: cnyAmount,
    firstInReward: cnyAmount,
    sevenDaysReward: cnyAmount,
  }),
});
