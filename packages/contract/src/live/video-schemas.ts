import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { instant, nothing, typedText } from '../fields.ts';
import { chatRoomNo, liveRoom, roomMatch } from './room-schemas.ts';
import { pictureReportReasons } from './states.ts';
import type { liveVideoEndpoints } from './video-endpoints.ts';

/** Why a room may be watched or not; `preview`: everybody for the seconds named, then members. */
export const watchRules = [
  'everyone',
  'preview',
  'members',
  'active',
  'switchedOff',
  'country',
  'covered',
] as const;
export type WatchRule = (typeof watchRules)[number];

/** Comma-separated codes in a query. */
const codes = z
  .string()
  .max(200)
  .regex(/^[a-z0-9-]*(,[a-z0-9-]+)*$/);

const ofRoom = z.strictObject({ chatRoomNo });

/** How a picture is played: parts over one WebSocket, or low-latency HLS of the same parts. */
export const playAddress = z.strictObject({
  kind: z.enum(['parts', 'hls', 'poster']),
  /** Path under each domain, signed for this room and viewer. */
  path: z.string(),
});
export type PlayAddress = z.output<typeof playAddress>;

export const liveVideoSchemas = {
  getWatchStatus: {
    input: ofRoom,
    output: z.strictObject({
      allowed: z.boolean(),
      rule: z.enum(watchRules),
      /** Of a preview: how long this viewer may still watch. */
      secondsLeft: z.int().nullable(),
      /** By how many seconds the room is shown later than it happens. */
      delaySeconds: z.int(),
    }),
  },
  getVideoSwitch: { input: nothing, output: z.strictObject({ on: z.boolean() }) },
  getVideoDictionary: {
    input: nothing,
    output: z.strictObject({
      kinds: z.record(z.string(), z.string()),
      statuses: z.record(z.string(), z.string()),
      rules: z.record(z.string(), z.string()),
    }),
  },
  listVideos: { input: nothing, output: z.strictObject({ videos: z.array(liveRoom) }) },
  getPlayingRoom: { input: nothing, output: z.strictObject({ room: liveRoom.nullable() }) },
  getSignedUrls: {
    input: ofRoom,
    output: z.strictObject({ addresses: z.array(playAddress), expiresAt: instant }),
  },
  reportPicture: {
    input: ofRoom.extend({ reason: z.literal(pictureReportReasons.codeList) }),
    output: z.null(),
  },
  listVideoDomains: { input: nothing, output: z.strictObject({ domains: z.array(z.string()) }) },
  listVideoMatches: { input: nothing, output: z.strictObject({ matches: z.array(roomMatch) }) },
  getVideoRoom: { input: ofRoom, output: z.strictObject({ room: liveRoom }) },
  listAnchorRooms: {
    input: z.strictObject({
      venueNames: codes.optional(),
      /** Whether rooms of coming broadcasts are wanted as well: 1 or 0. */
      dep: z.enum(['0', '1']).optional(),
      /** A part of the anchor's name; empty for every anchor. */
      alias: typedText(0, 40).optional(),
      lang: typedText(1, 10).optional(),
    }),
    output: z.strictObject({ rooms: z.array(liveRoom) }),
  },
  listVideoCategories: {
    input: nothing,
    output: z.strictObject({
      categories: z.array(z.strictObject({ code: z.string(), title: z.string(), rooms: z.int() })),
    }),
  },
} satisfies SchemasOf<typeof liveVideoEndpoints>;
