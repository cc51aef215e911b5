import * as z from 'zod';
import { keysOf } from '../enums/define-enum.ts';
import { publishRefusals } from './stream-faults.ts';
import { mediaTracks } from './tracks.ts';

/** Where the origin asks and reports, at the server: POST, sealed (seal.ts), `{kind, …}`. */
export const mediaHookPath = '/api/media/v1/hook';

const room = z.string().regex(/^[\w-]{1,40}$/);
const broadcast = z.string().regex(/^[\w-]{1,64}$/);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
/** Milliseconds since 1970. */
const at = z.number().int().nonnegative();

/** May the holder of this key publish? Nothing is written yet: `started` follows with the first key frame. */
const admit = z.strictObject({ kind: z.literal('admit'), keyHash: hash });
/** The first key frame of a broadcast, or the first after the publisher was away. May be sent twice. */
const started = z.strictObject({
  kind: z.literal('started'),
  room,
  broadcast,
  at,
  tracks: z.array(z.enum(mediaTracks)),
});
/** The publisher is gone; it has 60 s to return. */
const interrupted = z.strictObject({ kind: z.literal('interrupted'), room, broadcast, at });
/** Over: the publisher said so, did not return, or broke a rule (`fault`). */
const ended = z.strictObject({
  kind: z.literal('ended'),
  room,
  broadcast,
  at,
  reason: z.enum(['publisher', 'away', 'fault', 'order']),
  fault: z.string().optional(),
  segments: z.number().int().nonnegative(),
  /** Last link of the chain; 64 zeros without a segment. */
  head: hash,
});
/** The chain's head, each minute. */
const head = z.strictObject({
  kind: z.literal('head'),
  room,
  broadcast,
  at,
  segments: z.number().int().nonnegative(),
  head: hash,
});

export const mediaHookSchema = z.discriminatedUnion('kind', [admit, started, interrupted, ended, head]);
export type MediaHook = z.infer<typeof mediaHookSchema>;

/** Answer to `admit`; every other hook is answered `{status: 'noted'}`, or `{status: 'over'}` for a broadcast that must not go on. */
export const mediaHookAnswerSchema = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('admitted'),
    room,
    broadcast,
    /** Seconds by which parts are held back, 0 to 60. */
    delay: z.number().min(0).max(60),
    /** The broadcast is kept, to be played again when it is over. */
    keep: z.boolean(),
  }),
  z.strictObject({ status: z.literal('refused'), reason: z.enum(keysOf(publishRefusals)) }),
  z.strictObject({ status: z.enum(['noted', 'over']) }),
]);
export type MediaHookAnswer = z.infer<typeof mediaHookAnswerSchema>;
