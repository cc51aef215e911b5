import { watchRuleNames } from '@fairway/contract/live/video-labels.ts';
import type { liveVideoEndpoints } from '@fairway/contract/live/video-endpoints.ts';
import type { liveVideoSchemas } from '@fairway/contract/live/video-schemas.ts';
import { playAddressSeconds } from '@fairway/contract/media/play-address.ts';
import { addSeconds, siteDay } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { signedPath, viewerOf } from '../media/play-addresses.ts';
import { findLiveRoom } from './find-live-room.ts';
import { judgeWatch } from './judge-watch.ts';
import { insertPreview } from './previews-store.ts';

/** Below the path that is signed, by how it is played. */
const places = { parts: 'parts', hls: 'master.m3u8', poster: 'poster.mp4' } as const;

/**
 * Addresses of a room's picture for this viewer: good for 300 s, or for what is left of a preview, whose clock the first address starts.
 * Throws `roomNotFound`, `watchRefused` with the rule, and `streamUnavailable` where nothing is on the air.
 */
export const getSignedUrls: Operation<
  (typeof liveVideoEndpoints)['getSignedUrls'],
  (typeof liveVideoSchemas)['getSignedUrls']
> = async (app, call, { chatRoomNo }) => {
  const room = await findLiveRoom(app, call, chatRoomNo);

  const { allowed, rule, secondsLeft } = await judgeWatch(app, call, room);
  if (!allowed)
    throw new AppError('watchRefused', { rule: watchRuleNames[rule][call.language === 'en' ? 'en' : 'zh'] });
  const { broadcast, tracks } = room;
  if ((broadcast !== 'live' && broadcast !== 'interrupted') || !tracks || tracks.length === 0)
    throw new AppError('streamUnavailable');

  const viewer = viewerOf(app, call);
  const now = await databaseNow(app.db);
  if (secondsLeft !== null)
    await insertPreview(app.db, { viewer, room: room.no, day: siteDay(now, app.config.siteTimeZone) });
  const expiresAt = addSeconds(now, Math.min(playAddressSeconds, secondsLeft ?? playAddressSeconds));
  const path = signedPath(app, { room: chatRoomNo, tracks, viewer, expiresAt });
  if (path === undefined) throw new AppError('streamUnavailable');

  return {
    addresses: (['parts', 'hls', 'poster'] as const).map((kind) => ({
      kind,
      path: `${path}/${places[kind]}`,
    })),
    expiresAt: expiresAt.toISOString(),
  };
};
