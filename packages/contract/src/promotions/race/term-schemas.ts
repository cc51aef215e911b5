import { z } from 'zod';
import { cnyAmount } from '../../fields.ts';
import { common } from '../terms/common-schemas.ts';

/** A race: a ticket for so much play on the days of the window, prizes for the places with the most tickets. */
export const raceTerms = z.strictObject({
  kind: z.literal('race'),
  ...common,
  /** Yuan of play for a ticket. */
  perTicket: cnyAmount,
  /** Of the first place, the second, and so on; who ties shares the sum of their places. */
  prizes: z.array(cnyAmount).min(1).max(50),
});
