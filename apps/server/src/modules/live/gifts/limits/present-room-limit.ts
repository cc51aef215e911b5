import type { OutputOf } from '@fairway/contract';
import type { giftSchemas } from '@fairway/contract/live/gift-schemas.ts';
import { siteDay } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { selectGivenInRoom, selectRoomLimit } from './room-limits-store.ts';

/** A member's ceiling in a room with what was given there today. */
export async function presentRoomLimit(
  db: Db | Tx,
  app: Platform,
  key: { memberId: string; roomNo: bigint },
): Promise<OutputOf<(typeof giftSchemas)['getRoomGiftLimit']>> {
  const row = await selectRoomLimit(db, key);
  const given = await selectGivenInRoom(db, key, siteDay(app.clock.now(), app.config.siteTimeZone));
  return {
    coins: row ? Number(row.coins) : null,
    given: Number(given),
    wish: row?.ready_at
      ? {
          coins: row.next_coins === null ? null : Number(row.next_coins),
          readyAt: row.ready_at.toISOString(),
        }
      : null,
  };
}
