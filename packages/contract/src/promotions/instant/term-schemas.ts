import { z } from 'zod';
import { cnyAmount, typedText } from '../../fields.ts';
import { common } from '../terms/common-schemas.ts';

export const prizeCode = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);

/** What gives chances: a day signed in the daily sign-in, deposits of a day, or each day by itself. */
const chances = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('sign') }),
  z.strictObject({
    by: z.literal('deposit'),
    /** So much deposited on a day gives one chance, yuan (USDT at 7.20). */
    each: cnyAmount,
    mostPerDay: z.int().min(1).max(20),
  }),
  z.strictObject({ by: z.literal('day') }),
]);
export type ChanceRule = z.output<typeof chances>;

const prize = z.strictObject({
  code: prizeCode,
  zh: typedText(1, 20),
  en: typedText(1, 30),
  /** Its chance is its weight over the sum of all weights. */
  weight: z.int().min(0).max(1_000_000),
  /** Yuan; `0` for one that gives nothing. */
  amount: cnyAmount,
  /** How many there are; null without a limit. */
  stock: z.int().min(1).max(1_000_000).nullable().default(null),
});

/** Prizes that are drawn at the press, by weights that stand in the terms. */
const instant = {
  ...common,
  chances,
  /** In the order in which their weights are added up. */
  prizes: z.array(prize).min(2).max(12),
  /** The code of the prize that is given in place of one that is used up: without a limit, and worth nothing. */
  consolation: prizeCode,
};
export const wheelTerms = z.strictObject({ kind: z.literal('wheel'), ...instant });
export const scratchTerms = z.strictObject({ kind: z.literal('scratch'), ...instant });
export const drawGiftTerms = z.strictObject({ kind: z.literal('drawGift'), ...instant });
export const shotTerms = z.strictObject({ kind: z.literal('shot'), ...instant });
