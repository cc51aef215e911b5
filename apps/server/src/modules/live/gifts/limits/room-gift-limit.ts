import type { giftEndpoints } from '@fairway/contract/live/gift-endpoints.ts';
import type { giftSchemas } from '@fairway/contract/live/gift-schemas.ts';
import { looseningHours } from '@fairway/contract/risk/play-limits.ts';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectRoom } from '../../rooms/rooms-store.ts';
import { presentRoomLimit } from './present-room-limit.ts';
import { deleteRoomLimit, selectRoomLimit, writeRoomLimit, writeRoomWish } from './room-limits-store.ts';

/** The caller's own ceiling in a room, and what was given there today. Throws `roomNotFound`. */
export const getRoomGiftLimit: Operation<
  (typeof giftEndpoints)['getRoomGiftLimit'],
  (typeof giftSchemas)['getRoomGiftLimit']
> = async (app, { member: { memberId } }, { chatRoomNo }) => {
  const roomNo = BigInt(chatRoomNo);
  if (!(await selectRoom(app.db, roomNo))) throw new AppError('roomNotFound');
  return presentRoomLimit(app.db, app, { memberId, roomNo });
};

/**
 * Sets the caller's own ceiling in a room, coins a day, or with null asks for none. A first or a tighter one counts at once; a looser one is noted,
 * and counts when the same is set again 24 hours later. Throws `roomNotFound`.
 */
export const setRoomGiftLimit: Operation<
  (typeof giftEndpoints)['setRoomGiftLimit'],
  (typeof giftSchemas)['setRoomGiftLimit']
> = async (app, { member: { memberId } }, { chatRoomNo, coins }) => {
  const key = { memberId, roomNo: BigInt(chatRoomNo) };
  if (!(await selectRoom(app.db, key.roomNo))) throw new AppError('roomNotFound');
  const asked = coins === null ? null : BigInt(coins);
  const now = app.clock.now();
  return inTransaction(app.db, async (tx) => {
    const present = await selectRoomLimit(tx, key);
    const isWished = present?.ready_at && present.ready_at <= now && present.next_coins === asked;
    if (asked !== null && (!present || asked <= present.coins || isWished))
      await writeRoomLimit(tx, key, asked, now);
    else if (present && isWished) await deleteRoomLimit(tx, key);
    else if (present && (present.next_coins !== asked || !present.ready_at))
      await writeRoomWish(tx, key, asked, addSeconds(now, looseningHours * 3600));

    return presentRoomLimit(tx, app, key);
  });
};
