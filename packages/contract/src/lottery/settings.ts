import { z } from 'zod';
import { cnyAmount, usdtAmount } from '../fields.ts';
import { lotteryCodes } from './codes.ts';
import { lotteryPlays } from './plays.ts';

/**
 * What one currency may stake: on one note, and on a ticket; and what one issue may return on one number of one play, all members
 * together (限号).
 */
function stakesIn(amount: typeof cnyAmount) {
  return z.strictObject({ leastUnit: amount, least: amount, most: amount, mostPerNumber: amount });
}

const lotteryLimits = z
  .strictObject({
    key: z.enum(lotteryCodes),
    /** Whether it takes stakes. Issues go on being drawn and paid either way. */
    open: z.boolean(),
    /** The play types that take no stakes while the lottery does; versions from before they had switches name none. */
    closed: z
      .array(z.enum(Object.values(lotteryPlays).flat()))
      .refine((plays) => new Set(plays).size === plays.length)
      .default(() => []),
    cny: stakesIn(cnyAmount),
    usdt: stakesIn(usdtAmount),
  })
  .refine(({ key, closed }) => closed.every((play) => play.startsWith(`${key}.`)));

/** Switch, stakes and room of every lottery, version by version. A lottery that is left out counts as it did at first. */
export const lotterySettings = z.strictObject({
  lotteries: z
    .array(lotteryLimits)
    .max(lotteryCodes.length)
    .refine((rows) => new Set(rows.map(({ key }) => key)).size === rows.length),
});
export type LotterySettings = z.output<typeof lotterySettings>;
export type LotteryLimits = LotterySettings['lotteries'][number];
