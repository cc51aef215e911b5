import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { instant, nothing, uuid } from '../fields.ts';
import { chatRoomNo } from './room-schemas.ts';
import { broadcastStatuses, roomCovers } from './states.ts';
import type { studioEndpoints } from './studio-endpoints.ts';

/** What is handed over with a new key. */
export const openedBroadcast = z.strictObject({
  broadcastId: uuid,
  chatRoomNo,
  /** Shown this once; we keep its SHA-256. */
  streamKey: z.string(),
  /** Addresses of servers without a path, in the order of the failover. */
  domains: z.array(z.string()),
  /** Where an encoder such as OBS publishes by RTMP under the key; null where the origin takes none. */
  rtmpUrl: z.string().nullable(),
});

const ownBroadcast = z.strictObject({
  broadcastId: uuid,
  chatRoomNo,
  status: z.literal(broadcastStatuses.codeList),
  createdAt: instant,
  startedAt: instant.nullable(),
  /** When it ends unless the picture comes back; null while it is there. */
  endsAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** Why it was taken down, or which rule of the format it broke; empty otherwise. */
  reason: z.string(),
  viewers: z.int(),
  /** No new picture for 10 s. */
  frozen: z.boolean(),
  /** No sound for 30 s. */
  silent: z.boolean(),
});
export type OwnBroadcast = z.output<typeof ownBroadcast>;

export const studioSchemas = {
  openBroadcast: { input: nothing, output: openedBroadcast },
  getOwnBroadcast: { input: nothing, output: z.strictObject({ broadcast: ownBroadcast.nullable() }) },
  endOwnBroadcast: { input: nothing, output: z.strictObject({ broadcast: ownBroadcast }) },
  setRoomCover: {
    input: z.strictObject({ cover: z.literal(roomCovers.codeList).nullable() }),
    output: z.strictObject({ cover: z.literal(roomCovers.codeList).nullable() }),
  },
  mediaHook: { input: z.looseObject({}), output: z.string() },
} satisfies SchemasOf<typeof studioEndpoints>;
