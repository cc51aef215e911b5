import type { liveOperatorEndpoints } from '@fairway/contract/live/operator-endpoints.ts';
import type { liveOperatorSchemas } from '@fairway/contract/live/operator-schemas.ts';
import { playAddressSeconds } from '@fairway/contract/media/play-address.ts';
import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { isOver } from '../broadcasts/broadcast-steps.ts';
import { deskViewer, signedPath } from '../media/play-addresses.ts';
import { videoDomains } from '../media/video-domains.ts';
import { selectOnWall } from './desk-store.ts';

/**
 * Where a broadcast plays for this operator, whatever its room's rule: who moderates sees what members see. Good for 300 s. Writes nothing.
 * Throws `liveBroadcastNotFound`, `broadcastOver`, and `streamUnavailable` before the first picture and without an origin.
 */
export const getDeskPicture: Operation<
  (typeof liveOperatorEndpoints)['getDeskPicture'],
  (typeof liveOperatorSchemas)['getDeskPicture']
> = async (app, { operator, origin }, { broadcastId }) => {
  const row = await selectOnWall(app.db, broadcastId);
  if (!row) throw new AppError('liveBroadcastNotFound');
  if (isOver(row)) throw new AppError('broadcastOver');
  if (row.tracks.length === 0) throw new AppError('streamUnavailable');

  const expiresAt = addSeconds(await databaseNow(app.db), playAddressSeconds);
  const claim = { room: String(row.room_no), tracks: row.tracks, viewer: deskViewer(operator), expiresAt };
  const path = signedPath(app, claim);
  if (path === undefined) throw new AppError('streamUnavailable');

  const domains = await videoDomains(app, origin);
  return { path: `${path}/parts`, domains, expiresAt: expiresAt.toISOString() };
};
