import type { anchorEndpoints } from '@fairway/contract/live/anchor-endpoints.ts';
import type { anchorSchemas } from '@fairway/contract/live/anchor-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectBroadcastsOf } from '../broadcasts/broadcasts-store.ts';
import { replaysSince } from '../replays/replays-since.ts';
import { selectReplaysOf } from '../replays/replays-store.ts';
import { presentRooms } from '../rooms/present-room.ts';
import { presentSchedule } from '../schedule/present-schedule.ts';
import { selectSchedule } from '../schedule/schedule-store.ts';
import { findLiveRoom } from '../video/find-live-room.ts';
import { findShownAnchor } from './find-shown-anchor.ts';

const shownBroadcasts = 20;

/** One anchor with the room, past broadcasts and what is announced. Throws `anchorNotFound`. */
export const getAnchor: Operation<
  (typeof anchorEndpoints)['getAnchor'],
  (typeof anchorSchemas)['getAnchor']
> = async (app, call, { anchorId }) => {
  const found = await findShownAnchor(app.db, anchorId);
  const row = await findLiveRoom(app, call, String(found.room_no));
  const since = replaysSince(app, app.clock.now());
  const [[room], broadcasts, replays, announced] = await Promise.all([
    presentRooms(app, call, [row]),
    selectBroadcastsOf(app.db, found.room_no, shownBroadcasts),
    selectReplaysOf(app.db, { roomNo: found.room_no, since, limit: shownBroadcasts }),
    selectSchedule(app.db, { anchorId, when: { from: app.clock.now() } }),
  ]);
  const anchor = room?.anchor;
  if (!room || !anchor) throw new Error(`The room of anchor ${anchorId} shows none`);
  return {
    anchor,
    about: found.about,
    since: (found.decided_at ?? found.applied_at).toISOString(),
    room,
    broadcasts: broadcasts.map((broadcast) => ({
      broadcastId: broadcast.id,
      chatRoomNo: String(broadcast.room_no),
      status: broadcast.status,
      startedAt: broadcast.started_at?.toISOString() ?? null,
      endedAt: broadcast.ended_at?.toISOString() ?? null,
      hasReplay: replays.some(({ id }) => id === broadcast.id),
    })),
    schedule: await presentSchedule(app, call, announced),
  };
};
