import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { cnyAmount, instant } from '../../fields.ts';
import { activityResult as status, campaignNumber, eligibilityReason, ownReward } from '../schemas.ts';
import type { depositGiftEndpoints } from './endpoints.ts';

export const depositGiftKinds = ['depositFirst', 'depositAgain'] as const;
export type DepositGiftKind = (typeof depositGiftKinds)[number];

const kind = z.enum(depositGiftKinds);
const named = z.strictObject({ kind, no: campaignNumber });

const joined = z.strictObject({
  joinedAt: instant,
  /** Until then the deposit has to be made. */
  until: instant,
});

export const depositGiftSchemas = {
  validateDepositGift: { input: named, output: z.strictObject({ status }) },
  joinDepositGift: { input: named, output: z.strictObject({ status, ...joined.shape }) },
  getDepositGift: {
    input: named,
    output: z.strictObject({
      joined: joined.nullable(),
      /** The deposit that counts, yuan (USDT at 7.20), and what it gives; null before it. */
      deposit: z.strictObject({ amount: cnyAmount, at: instant, gift: cnyAmount }).nullable(),
      reward: ownReward.nullable(),
      reasons: z.array(eligibilityReason),
      now: instant,
    }),
  },
  checkDepositGiftEntry: {
    input: z.strictObject({ kind }),
    output: z.strictObject({ no: campaignNumber.nullable() }),
  },
  insertDepositGift: { input: named, output: z.strictObject({ status, reward: ownReward }) },
  listDepositGifts: {
    input: z.strictObject({ kind }),
    output: z.strictObject({ rewards: z.array(ownReward) }),
  },
} satisfies SchemasOf<typeof depositGiftEndpoints>;
