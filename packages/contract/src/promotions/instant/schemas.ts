import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { cnyAmount, instant, signedAmount } from '../../fields.ts';
import { prizeReceipts } from '../gifts.ts';
import { rewardStates } from '../kinds.ts';
import { activityResult as status, campaignNumber, termsHash as hash } from '../schemas.ts';
import type { instantEndpoints } from './endpoints.ts';
import { prizeCode } from './term-schemas.ts';

export const instantKinds = ['wheel', 'scratch', 'drawGift', 'shot'] as const;
export type InstantKind = (typeof instantKinds)[number];

const kind = z.enum(instantKinds);
const named = z.strictObject({ kind, no: campaignNumber });
const nonce = z.int().min(0).max(1_000_000);
const clientSeed = z.string().regex(/^[\x20-\x39\x3b-\x7e]{1,64}$/);

/** A draw of the caller's. */
const ownDraw = z.strictObject({
  /** From 0, without gaps. */
  nonce,
  clientSeed,
  /** The prize that the number fell on, and the one that was given. */
  drawn: prizeCode,
  prize: prizeCode,
  title: z.string(),
  /** Yuan: above 0 to be claimed, 0 for nothing, below 0 for a prize that cannot be paid (specification section 4, scratch card). */
  amount: signedAmount,
  /** 1 once it was received (section 4). */
  isGet: z.literal(prizeReceipts.codeList),
  /** Null where nothing was won. */
  state: z.enum(rewardStates.codeList).nullable(),
  at: instant,
  expiresAt: instant.nullable(),
});

/** Chances of the caller's. */
const chances = z.strictObject({ earned: z.int(), used: z.int(), left: z.int() });

export const instantSchemas = {
  getDraw: {
    input: named,
    output: z.strictObject({
      prizes: z.array(
        z.strictObject({
          code: prizeCode,
          title: z.string(),
          weight: z.int(),
          amount: cnyAmount,
          /** False for one that is used up: the consolation is given in its place. */
          isLeft: z.boolean(),
        }),
      ),
      consolation: prizeCode,
      /** SHA-256 of the list of prizes and of the server seed: both are out before the first draw. */
      list: hash,
      commitment: hash,
      /** Once the campaign has ended. */
      serverSeed: hash.nullable(),
      /** Null for visitors, as the next two. */
      chances: chances.nullable(),
      /** The client seed of the own last draw; null before it. */
      clientSeed: clientSeed.nullable(),
      /** The latest 20. */
      draws: z.array(ownDraw).nullable(),
      now: instant,
    }),
  },
  drawPrize: {
    input: z.strictObject({ ...named.shape, clientSeed }),
    output: z.strictObject({ status, draw: ownDraw, chances }),
  },
  claimPrize: {
    input: z.strictObject({ ...named.shape, nonce }),
    output: z.strictObject({ status, draw: ownDraw }),
  },
  getDrawProof: {
    input: z.strictObject({ ...named.shape, nonce }),
    output: z.strictObject({
      commitment: hash,
      list: hash,
      /** Null until the campaign has ended. */
      serverSeed: hash.nullable(),
      clientSeed,
      nonce,
      prizes: z.array(z.strictObject({ code: prizeCode, weight: z.int() })),
      consolation: prizeCode,
      /** What the server drew. */
      drawn: prizeCode,
      point: z.int(),
    }),
  },
} satisfies SchemasOf<typeof instantEndpoints>;
