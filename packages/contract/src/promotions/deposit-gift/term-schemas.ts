import { z } from 'zod';
import { cnyAmount } from '../../fields.ts';
import { common } from '../terms/common-schemas.ts';

/** A share of the first deposit that is made after joining, by its amount. */
const depositGift = {
  ...common,
  /** So many days the deposit may take after joining. */
  days: z.int().min(1).max(30),
  /** Rising; the highest one that the deposit reaches counts. */
  tiers: z
    .array(z.strictObject({ least: cnyAmount, percent: z.int().min(1).max(100) }))
    .min(1)
    .max(6),
  most: cnyAmount,
};
export const depositFirstTerms = z.strictObject({ kind: z.literal('depositFirst'), ...depositGift });
export const depositAgainTerms = z.strictObject({ kind: z.literal('depositAgain'), ...depositGift });
