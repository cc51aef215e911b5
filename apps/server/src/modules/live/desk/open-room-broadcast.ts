import type { liveOperatorEndpoints } from '@fairway/contract/live/operator-endpoints.ts';
import type { liveOperatorSchemas } from '@fairway/contract/live/operator-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { openInRoom } from '../broadcasts/open-broadcast.ts';
import { hasMedia } from '../media/media-line.ts';
import { rtmpUrl } from '../media/rtmp-url.ts';
import { videoDomains } from '../media/video-domains.ts';
import { lockRoom } from './desk-store.ts';

/**
 * Opens a broadcast in a room without an anchor, for the house's own studio. Writes its row and an audit row. Throws `roomNotFound`, also
 * for an anchor's room, `broadcastOpen`, and `streamUnavailable` without an origin.
 */
export const openRoomBroadcast: Operation<
  (typeof liveOperatorEndpoints)['openRoomBroadcast'],
  (typeof liveOperatorSchemas)['openRoomBroadcast']
> = async (app, call, { chatRoomNo }) => {
  if (!hasMedia(app)) throw new AppError('streamUnavailable');
  const opened = await inTransaction(app.db, async (tx) => {
    const room = await lockRoom(tx, BigInt(chatRoomNo));
    if (!room || room.kind === 'anchor') throw new AppError('roomNotFound');

    const openedBy = `operator/${call.operator.operatorId}`;
    const written = await openInRoom(tx, app, { roomNo: room.no, anchorId: null, openedBy });
    await app.audit(tx, call, {
      action: call.operation,
      object: { kind: 'liveRoom', id: chatRoomNo },
      after: { broadcastId: written.broadcastId },
    });
    return written;
  });
  // The operator knows the console by its port; the picture is asked for where members are.
  const domains = await videoDomains(app, call.origin);
  return { ...opened, domains, rtmpUrl: rtmpUrl(app, call.origin) };
};
