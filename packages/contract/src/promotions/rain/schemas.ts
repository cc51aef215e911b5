import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { cnyAmount, instant } from '../../fields.ts';
import { activityResult as status, campaignNumber, termsHash as hash } from '../schemas.ts';
import type { rainEndpoints } from './endpoints.ts';

/** `20261127-2000`: day and time of the start in the site's zone. */
const session = z.string().regex(/^\d{8}-\d{4}$/);
const entry = z.strictObject({ code: z.string(), name: z.string() });

/** A packet of the caller's: its place in the order of claims, from 0. */
const packet = z.strictObject({ place: z.int().min(0), amount: cnyAmount });

/** coming, falling, all packets caught, waiting for the beacon past the start, over. */
export const rainStates = ['coming', 'falling', 'gone', 'waiting', 'over'] as const;
export type RainState = (typeof rainStates)[number];

const rainSession = z.strictObject({
  session,
  state: z.enum(rainStates),
  startsAt: instant,
  endsAt: instant,
  pot: cnyAmount,
  packets: z.int(),
  least: cnyAmount,
  /** Packets nobody has caught yet. */
  left: z.int(),
  /** The own packet; null before it and for visitors. */
  own: packet.nullable(),
});
export type RainSession = z.output<typeof rainSession>;

export const rainSchemas = {
  getRain: {
    input: z.strictObject({ no: campaignNumber }),
    output: z.strictObject({
      teams: z.array(entry),
      gamePlatforms: z.array(entry),
      /** Seconds to the start of the next session, or to the end of the one that falls; null where none comes. */
      countdown: z.int().min(0).nullable(),
      current: rainSession.nullable(),
      /** Tries that are left in this session; null for visitors. */
      tries: z.int().nullable(),
      /** Sessions that are over, the latest first, ten at most. */
      former: z.array(rainSession),
      now: instant,
    }),
  },
  catchPacket: {
    input: z.strictObject({ no: campaignNumber, session }),
    output: z.strictObject({ status, packet, isReviewed: z.boolean() }),
  },
  getRainProof: {
    input: z.strictObject({ no: campaignNumber, session }),
    output: z.strictObject({
      session,
      /** SHA-256 of the server seed: out before the start. */
      commitment: hash,
      /** Once the session is over. */
      serverSeed: hash.nullable(),
      /** The beacon’s round of 60 s before the start; null where the site draws without a beacon. */
      round: z.strictObject({ chain: hash, round: z.int(), at: instant }).nullable(),
      /** Null before the round is known; empty where the site draws without a beacon. */
      randomness: z.union([hash, z.literal('')]).nullable(),
      pot: cnyAmount,
      packets: z.int(),
      least: cnyAmount,
      own: packet.nullable(),
    }),
  },
} satisfies SchemasOf<typeof rainEndpoints>;
