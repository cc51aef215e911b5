import { AppError } from '#platform/errors.ts';
import type { VisitorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { selectRooms } from '../rooms/rooms-store.ts';
import type { ListedRoomRow } from '../tables.ts';

/** A room that members may see: none of a suspended anchor. Throws `roomNotFound`. */
export async function findLiveRoom(
  app: Platform,
  { member }: Pick<VisitorCall, 'member'>,
  chatRoomNo: string,
): Promise<ListedRoomRow> {
  const now = app.clock.now();
  const memberId = member?.memberId ?? null;
  const [room] = await selectRooms(app.db, { nos: [BigInt(chatRoomNo)], memberId, now });
  if (!room) throw new AppError('roomNotFound');
  return room;
}
