import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cnyAmount, instant } from '../fields.ts';
import { activityResults } from './activities.ts';
import type { depositGiftEndpoints, inviteEndpoints } from './deposit-gift-endpoints.ts';
import { campaignNumber, eligibilityReason, ownReward } from './schemas.ts';

export const depositGiftKinds = ['depositFirst', 'depositAgain'] as const;
export type DepositGiftKind = (typeof depositGiftKinds)[number];

const kind = z.enum(depositGiftKinds);
const named = z.strictObject({ kind, no: campaignNumber });
const status = z.literal(activityResults.codeList);

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

export const inviteSchemas = {
  inviteFriend: {
    /** `claim`: the number of friends of the prize to take. */
    input: z.strictObject({ claim: z.int().min(1).max(1000).optional() }),
    output: z.strictObject({
      status,
      /** Null while no campaign runs: the code works all the same. */
      no: campaignNumber.nullable(),
      code: z.string(),
      /** Path of the registration with the code, on this site. */
      link: z.string(),
      invited: z.int(),
      qualified: z.int(),
      prizes: z.array(
        z.strictObject({
          friends: z.int(),
          prize: cnyAmount,
          state: z.enum(['locked', 'reached', 'paid', 'expired']),
        }),
      ),
      friends: z.array(
        z.strictObject({
          /** First and last letter of the name: friends know each other, strangers learn nothing. */
          name: z.string(),
          at: instant,
          missing: z.array(z.enum(['phone', 'deposit', 'play', 'days'])),
        }),
      ),
    }),
  },
} satisfies SchemasOf<typeof inviteEndpoints>;
