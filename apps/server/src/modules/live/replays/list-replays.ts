import type { replayEndpoints } from '@fairway/contract/live/replay-endpoints.ts';
import type { replaySchemas } from '@fairway/contract/live/replay-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findLiveRoom } from '../video/find-live-room.ts';
import { replaysSince } from './replays-since.ts';
import { selectReplaysOf } from './replays-store.ts';

const listed = 50;

/** What a room has shown and can be played again, the latest fifty. Throws `roomNotFound`. Writes nothing. */
export const listReplays: Operation<
  (typeof replayEndpoints)['listReplays'],
  (typeof replaySchemas)['listReplays']
> = async (app, call, { chatRoomNo }) => {
  const room = await findLiveRoom(app, call, chatRoomNo);
  const since = replaysSince(app, app.clock.now());
  const rows = await selectReplaysOf(app.db, { roomNo: room.no, since, limit: listed });
  return {
    days: app.config.media.replayDays,
    replays: rows.map(({ id, started_at: startedAt, ended_at: endedAt, seconds }) => ({
      broadcastId: id,
      startedAt: startedAt.toISOString(),
      endedAt: endedAt.toISOString(),
      seconds,
    })),
  };
};
