import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { instant, uuid } from '../fields.ts';
import type { replayEndpoints } from './replay-endpoints.ts';
import { chatRoomNo } from './room-schemas.ts';

/** A broadcast that can be played again. */
const replay = z.strictObject({
  broadcastId: uuid,
  startedAt: instant,
  endedAt: instant,
  /** How long it plays: without the time in which the picture was away. */
  seconds: z.int(),
});

export const replaySchemas = {
  listReplays: {
    input: z.strictObject({ chatRoomNo }),
    output: z.strictObject({
      /** Days for which a broadcast is kept after its end; 0 where the site keeps none. */
      days: z.int(),
      replays: z.array(replay),
    }),
  },
  getReplayUrl: {
    input: z.strictObject({ broadcastId: uuid }),
    output: z.strictObject({
      chatRoomNo,
      /** Signed path of the replay under each domain, without a slash at its end. */
      path: z.string(),
      expiresAt: instant,
    }),
  },
  getBroadcastHeads: {
    input: z.strictObject({ broadcastId: uuid }),
    output: z.strictObject({
      broadcastId: uuid,
      /** The first that was reported for so many segments; none of them can be changed. */
      heads: z.array(
        z.strictObject({ segments: z.int(), head: z.string().regex(/^[0-9a-f]{64}$/), at: instant }),
      ),
    }),
  },
  keepOwnReplays: {
    input: z.strictObject({ keeps: z.boolean() }),
    output: z.strictObject({ keeps: z.boolean() }),
  },
} satisfies SchemasOf<typeof replayEndpoints>;
