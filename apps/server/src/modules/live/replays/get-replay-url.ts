import type { replayEndpoints } from '@fairway/contract/live/replay-endpoints.ts';
import type { replaySchemas } from '@fairway/contract/live/replay-schemas.ts';
import { watchRuleNames } from '@fairway/contract/live/video-labels.ts';
import { playAddressSeconds } from '@fairway/contract/media/play-address.ts';
import { addSeconds, siteDay } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { signedReplayPath, viewerOf } from '../media/play-addresses.ts';
import { findLiveRoom } from '../video/find-live-room.ts';
import { judgeWatch } from '../video/judge-watch.ts';
import { insertPreview } from '../video/previews-store.ts';
import { replaysSince } from './replays-since.ts';
import { selectReplay } from './replays-store.ts';

/**
 * The address of a replay for this viewer, good for 300 s, or for what is left of a preview, which is the room's: who has seen five minutes live
 * has none left here. Throws `replayNotFound`, `roomNotFound` of a suspended anchor, `watchRefused` with the rule, and `streamUnavailable`
 * without an origin.
 */
export const getReplayUrl: Operation<
  (typeof replayEndpoints)['getReplayUrl'],
  (typeof replaySchemas)['getReplayUrl']
> = async (app, call, { broadcastId }) => {
  const now = await databaseNow(app.db);
  const replay = await selectReplay(app.db, { id: broadcastId, since: replaysSince(app, now) });
  if (!replay) throw new AppError('replayNotFound');
  const chatRoomNo = String(replay.room_no);
  const room = await findLiveRoom(app, call, chatRoomNo);

  const { allowed, rule, secondsLeft } = await judgeWatch(app, call, room);
  if (!allowed)
    throw new AppError('watchRefused', { rule: watchRuleNames[rule][call.language === 'en' ? 'en' : 'zh'] });

  const viewer = viewerOf(app, call);
  if (secondsLeft !== null)
    await insertPreview(app.db, { viewer, room: room.no, day: siteDay(now, app.config.siteTimeZone) });
  const expiresAt = addSeconds(now, Math.min(playAddressSeconds, secondsLeft ?? playAddressSeconds));
  const path = signedReplayPath(app, { room: chatRoomNo, broadcast: replay.id, viewer, expiresAt });
  if (path === undefined) throw new AppError('streamUnavailable');

  return { chatRoomNo, path, expiresAt: expiresAt.toISOString() };
};
