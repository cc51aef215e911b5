import { z } from 'zod';
import { cnyAmount } from '../../fields.ts';
import { common } from '../terms/common-schemas.ts';

/** Daily sign-in: seven days from the first sign, each with its reward, and one more for all seven. */
export const signTerms = z.strictObject({
  kind: z.literal('sign'),
  ...common,
  daily: z.array(cnyAmount).length(7),
  full: cnyAmount,
  /** Played on the day before one may sign, yuan; `0` for nothing. */
  playedToday: cnyAmount,
});
