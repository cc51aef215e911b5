import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { lockOpenBroadcastOf } from './broadcasts-store.ts';
import { writeNews } from './write-news.ts';

/** Ends what is open in a room, here and at the origin; a room without is left as it is. */
export async function endInRoom(tx: Tx, app: Platform, roomNo: bigint): Promise<void> {
  const open = await lockOpenBroadcastOf(tx, { roomNo });
  const now = await databaseNow(tx);
  if (open) await writeNews(tx, app, open, { news: { kind: 'end', reason: '' }, now, atOrigin: true });
}
