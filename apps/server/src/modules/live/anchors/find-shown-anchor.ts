import type { Db } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { selectAnchor, type AnchorWithRoom } from './anchors-store.ts';

/** An anchor that members may see, with the room. Throws `anchorNotFound`, also for one who waits, is suspended or has left. */
export async function findShownAnchor(
  db: Db,
  anchorId: string,
): Promise<AnchorWithRoom & { room_no: bigint }> {
  const anchor = await selectAnchor(db, anchorId);
  const roomNo = anchor?.room_no;
  if (anchor?.status !== 'approved' || typeof roomNo !== 'bigint') throw new AppError('anchorNotFound');
  return { ...anchor, room_no: roomNo };
}
