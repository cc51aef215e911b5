import type { liveVideoEndpoints } from '@fairway/contract/live/video-endpoints.ts';
import type { liveVideoSchemas } from '@fairway/contract/live/video-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findLiveRoom } from './find-live-room.ts';
import { judgeWatch } from './judge-watch.ts';

/** Whether the caller may watch a room, and by which rule. Starts no clock. Throws `roomNotFound`. */
export const getWatchStatus: Operation<
  (typeof liveVideoEndpoints)['getWatchStatus'],
  (typeof liveVideoSchemas)['getWatchStatus']
> = async (app, call, { chatRoomNo }) => {
  const room = await findLiveRoom(app, call, chatRoomNo);
  return { ...(await judgeWatch(app, call, room)), delaySeconds: room.delay_seconds };
};
