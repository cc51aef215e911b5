import * as z from 'zod';
import { mediaTracks } from './tracks.ts';

/*
 * What the server asks of the origin: POST {MEDIA_URL}{path}, sealed (seal.ts). Each order may be repeated.
 */
export const mediaOrderPaths = {
  /** What is on now; asked each 5 s, and its answer decides over hooks that were lost. */
  status: '/v1/status',
  /** Ends a broadcast and every play of it within 2 s; its publisher is not admitted again under the same broadcast. */
  takeDown: '/v1/take-down',
  /**
   * Ends a viewer's plays in a room, or everywhere, within 2 s, and refuses addresses signed for it until `until`. Without a viewer: those of
   * everybody in the room but operators. A time that is past lifts it.
   */
  ban: '/v1/ban',
  /** Sets a room's delay. */
  delay: '/v1/delay',
  /** Which broadcasts are kept, those under way among them. */
  replays: '/v1/replays',
  /** Deletes what is kept of a broadcast. */
  forget: '/v1/forget',
} as const;

const room = z.string().regex(/^[\w-]{1,40}$/);
const viewer = z.string().regex(/^[\w-]{1,64}$/);
const broadcast = z.string().regex(/^[\w-]{1,64}$/);
/** Milliseconds since 1970. */
const at = z.number().int().nonnegative();

/** An operator's viewer name begins with it; no ban of a room's viewers ends what an operator looks at. */
export const operatorViewerMark = 'o';

export const mediaOrderSchemas = {
  status: z.strictObject({}),
  takeDown: z.strictObject({ room, broadcast, reason: z.enum(['takenDown', 'ended']) }),
  ban: z
    .strictObject({ viewer: viewer.optional(), room: room.optional(), until: at })
    .refine((order) => order.viewer !== undefined || order.room !== undefined),
  delay: z.strictObject({ room, delay: z.number().min(0).max(60) }),
  replays: z.strictObject({}),
  forget: z.strictObject({ room, broadcast }),
} as const;

/** Answer to `status`. */
export const mediaStatusSchema = z.strictObject({
  status: z.literal('ok'),
  now: at,
  /** Bytes of the disk ring, of all rooms. */
  stored: z.number().int().nonnegative(),
  rooms: z.array(
    z.strictObject({
      room,
      broadcast,
      state: z.enum(['live', 'interrupted']),
      since: at,
      /** Capture time of the newest part. */
      lastPartAt: at,
      /** Open plays, WebSocket and LL-HLS (asked within 10 s). */
      viewers: z.number().int().nonnegative(),
      delay: z.number(),
      /** No new picture for 10 s, no sound for 30 s. */
      frozen: z.boolean(),
      silent: z.boolean(),
      segments: z.number().int().nonnegative(),
      head: z.string(),
      tracks: z.array(
        z.strictObject({
          track: z.enum(mediaTracks),
          codec: z.string(),
          width: z.number().int(),
          height: z.number().int(),
          bitRate: z.number().int(),
          parts: z.number().int(),
        }),
      ),
    }),
  ),
});
export type MediaStatus = z.infer<typeof mediaStatusSchema>;

/** Answer to the other orders. `unknown`: no such broadcast is on. */
export const mediaOrderAnswerSchema = z.strictObject({ status: z.enum(['done', 'unknown']) });

/** Answer to `replays`. */
export const mediaReplaysSchema = z.strictObject({
  status: z.literal('ok'),
  replays: z.array(
    z.strictObject({
      room,
      broadcast,
      /** Length without the gaps, in whole seconds. */
      seconds: z.number().int().nonnegative(),
      bytes: z.number().int().nonnegative(),
    }),
  ),
});
export type MediaReplays = z.infer<typeof mediaReplaysSchema>;
