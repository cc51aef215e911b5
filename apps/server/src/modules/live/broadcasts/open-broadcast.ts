import type { studioEndpoints } from '@fairway/contract/live/studio-endpoints.ts';
import type { studioSchemas } from '@fairway/contract/live/studio-schemas.ts';
import { sha256 } from '#platform/crypto/hash.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { lockAnchor, selectAnchor } from '../anchors/anchors-store.ts';
import { hasMedia } from '../media/media-line.ts';
import { rtmpUrl } from '../media/rtmp-url.ts';
import { videoDomains } from '../media/video-domains.ts';
import { insertBroadcast, lockOpenBroadcastOf, replaceKey } from './broadcasts-store.ts';

/**
 * Opens a broadcast in the anchor's own room. Writes its row with the SHA-256 of the key. Not kept under an operation id, because that
 * would keep the key: asked again before anything was sent, another key replaces it. Throws `anchorNotApproved`, `broadcastOpen` and
 * `streamUnavailable` without an origin.
 */
export const openBroadcast: Operation<
  (typeof studioEndpoints)['openBroadcast'],
  (typeof studioSchemas)['openBroadcast']
> = async (app, { member: { memberId }, origin }) => {
  if (!hasMedia(app)) throw new AppError('streamUnavailable');
  const opened = await inTransaction(app.db, async (tx) => {
    const anchor = await lockAnchor(tx, { memberId });
    const room = anchor?.status === 'approved' ? await selectAnchor(tx, anchor.id) : undefined;
    if (!anchor || !room?.room_no) throw new AppError('anchorNotApproved');
    return openInRoom(tx, app, {
      roomNo: room.room_no,
      anchorId: anchor.id,
      openedBy: `member/${memberId}`,
    });
  });
  return { ...opened, domains: await videoDomains(app, origin), rtmpUrl: rtmpUrl(app, origin) };
};

/** Opens a broadcast in a room, or gives the one that has not begun another key. Throws `broadcastOpen`. */
export async function openInRoom(
  tx: Tx,
  app: Platform,
  { roomNo, anchorId, openedBy }: { roomNo: bigint; anchorId: string | null; openedBy: string },
): Promise<{ broadcastId: string; chatRoomNo: string; streamKey: string }> {
  const open = await lockOpenBroadcastOf(tx, { roomNo });
  if (open && open.status !== 'ready') throw new AppError('broadcastOpen');

  const streamKey = app.ids.secret();
  const keyHash = sha256(streamKey);
  const at = await databaseNow(tx);
  const broadcastId = open?.id ?? app.ids.uuid();
  if (open) await replaceKey(tx, open.id, { keyHash, openedBy, at });
  else await insertBroadcast(tx, { id: broadcastId, roomNo, anchorId, keyHash, openedBy, at });
  return { broadcastId, chatRoomNo: String(roomNo), streamKey };
}
