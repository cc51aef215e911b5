import { z } from 'zod';
import { cnyAmount } from '../../fields.ts';
import { matchChoice } from '../rounds/round-schemas.ts';
import { common } from '../terms/common-schemas.ts';

/** Issues of fourteen matches, one after another while the campaign runs. */
export const competeLotteryTerms = z.strictObject({
  kind: z.literal('competeLottery'),
  ...common,
  ...matchChoice,
  /** What each issue adds to what was carried over. */
  pot: cnyAmount,
  /** A free line for each such amount played since the campaign's first day. */
  playPerLine: cnyAmount,
});
