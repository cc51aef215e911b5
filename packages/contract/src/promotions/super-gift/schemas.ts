import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { cnyAmount, instant } from '../../fields.ts';
import { giftNumber } from '../gift/schemas.ts';
import { giftStatuses } from '../gifts.ts';
import { activityResult as status, ownReward } from '../schemas.ts';
import type { superGiftEndpoints } from './endpoints.ts';

const tier = z.strictObject({ least: cnyAmount, amount: cnyAmount });

export const superGiftSchemas = {
  getSuperGift: {
    /** A number in the query. */
    input: z.strictObject({ no: z.string().regex(/^[1-9]\d{0,5}$/) }),
    output: z.strictObject({
      gifts: z.array(tier),
      activityStartDate: instant,
      activityEndDate: instant,
      applied: z.boolean(),
      now: instant,
    }),
  },
  applySuperGift: { input: giftNumber, output: z.strictObject({ status, reward: ownReward }) },
  checkSuperGift: {
    input: giftNumber,
    output: z.strictObject({
      applied: z.boolean(),
      status: z.literal(giftStatuses.codeList).nullable(),
      reward: ownReward.nullable(),
    }),
  },
  checkSuperGiftProgress: {
    input: giftNumber,
    output: z.strictObject({
      /** Deposited today, yuan, USDT at 7.20. */
      deposited: cnyAmount,
      /** Whole per cent of the next tier, 100 at the last. */
      progress: z.int(),
      reached: tier.nullable(),
      next: z.strictObject({ ...tier.shape, missing: cnyAmount }).nullable(),
    }),
  },
} satisfies SchemasOf<typeof superGiftEndpoints>;
