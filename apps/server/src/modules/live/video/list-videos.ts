import type { LiveRoom, RoomMatch } from '@fairway/contract/live/room-schemas.ts';
import type { liveVideoEndpoints } from '@fairway/contract/live/video-endpoints.ts';
import type { liveVideoSchemas } from '@fairway/contract/live/video-schemas.ts';
import type { VisitorCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { presentRooms } from '../rooms/present-room.ts';
import { selectRooms, type RoomFilter } from '../rooms/rooms-store.ts';
import { findLiveRoom } from './find-live-room.ts';
import { hasPicture } from './has-picture.ts';

type Endpoints = typeof liveVideoEndpoints;
type Schemas = typeof liveVideoSchemas;

/** Rooms that have a picture now, the most heard first. */
export const listVideos: Operation<Endpoints['listVideos'], Schemas['listVideos']> = async (app, call) => ({
  videos: await playingRooms(app, call),
});

/** The room that most watch now. */
export const getPlayingRoom: Operation<Endpoints['getPlayingRoom'], Schemas['getPlayingRoom']> = async (
  app,
  call,
) => ({ room: (await playingRooms(app, call))[0] ?? null });

/** Matches that have a picture now, each once. */
export const listVideoMatches: Operation<Endpoints['listVideoMatches'], Schemas['listVideoMatches']> = async (
  app,
  call,
) => {
  const rooms = await playingRooms(app, call, { kind: 'match' });
  const matches = rooms.flatMap(({ match }): [string, RoomMatch][] =>
    match ? [[match.fixtureId, match]] : [],
  );
  return { matches: [...new Map(matches).values()] };
};

/** One room. Throws `roomNotFound`. */
export const getVideoRoom: Operation<Endpoints['getVideoRoom'], Schemas['getVideoRoom']> = async (
  app,
  call,
  { chatRoomNo },
) => {
  const row = await findLiveRoom(app, call, chatRoomNo);
  const [room] = await presentRooms(app, call, [row]);
  if (!room) throw new Error(`Room ${chatRoomNo} was found and not presented`);
  return { room };
};

async function playingRooms(
  app: Platform,
  call: VisitorCall,
  filter: Partial<RoomFilter> = {},
): Promise<LiveRoom[]> {
  const asked = { ...filter, memberId: call.member?.memberId ?? null, now: app.clock.now() };
  const rows = (await selectRooms(app.db, asked)).filter(hasPicture);
  return (await presentRooms(app, call, rows)).toSorted((left, right) => right.online - left.online);
}
