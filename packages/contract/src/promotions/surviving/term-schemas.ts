import { z } from 'zod';
import { cnyAmount } from '../../fields.ts';
import { matchChoice } from '../rounds/round-schemas.ts';
import { common } from '../terms/common-schemas.ts';

/** A team a round, none twice: who stays in longest shares the pot. */
export const survivingTerms = z.strictObject({
  kind: z.literal('surviving'),
  ...common,
  ...matchChoice,
  pot: cnyAmount,
  rounds: z.int().min(2).max(20),
  /** Each team at most once in a round. */
  matches: z.int().min(2).max(20),
});
