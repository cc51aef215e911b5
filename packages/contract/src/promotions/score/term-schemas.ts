import { z } from 'zod';
import { pricedGifts } from '../gift/term-schemas.ts';
import { common } from '../terms/common-schemas.ts';

const each = z.int().min(0).max(10_000);

/** Score for acts since the start, exchanged for gifts, each once a member. */
export const scoreTerms = z.strictObject({
  kind: z.literal('score'),
  ...common,
  /** For each 100.00 deposited. */
  perDeposit: each,
  /** For each 100.00 played. */
  perPlay: each,
  /** For each day of the site with a bet or a round. */
  perDay: each,
  gifts: pricedGifts,
});
