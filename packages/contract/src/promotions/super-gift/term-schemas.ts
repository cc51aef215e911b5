import { z } from 'zod';
import { cnyAmount } from '../../fields.ts';
import { common } from '../terms/common-schemas.ts';

/** A gift a day by the day's deposits: of the highest tier that they reach when it is applied for. */
export const superGiftTerms = z.strictObject({
  kind: z.literal('superGift'),
  ...common,
  gifts: z
    .array(z.strictObject({ least: cnyAmount, amount: cnyAmount }))
    .min(1)
    .max(6),
});
