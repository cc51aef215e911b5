import { z } from 'zod';
import { cnyAmount } from '../../fields.ts';
import { common } from '../terms/common-schemas.ts';

/** Prizes by friends who registered with the own code and qualified: phone, 100 deposited, 100 played, seven days. */
export const inviteTerms = z.strictObject({
  kind: z.literal('invite'),
  ...common,
  steps: z
    .array(z.strictObject({ friends: z.int().min(1).max(1000), prize: cnyAmount }))
    .min(1)
    .max(10),
});
