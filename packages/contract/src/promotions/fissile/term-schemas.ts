import { z } from 'zod';
import { cnyAmount } from '../../fields.ts';
import { common } from '../terms/common-schemas.ts';

/** A packet that splits among its opener and so many invited friends who qualify in time. */
export const fissileTerms = z.strictObject({
  kind: z.literal('fissile'),
  ...common,
  amount: cnyAmount,
  friends: z.int().min(1).max(20),
  /** Hours from the opening. */
  hours: z.int().min(1).max(720),
});
