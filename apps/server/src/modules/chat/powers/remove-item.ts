import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { dropHeldBack } from '../lane/hold-back.ts';
import { sayInRoom } from '../lane/say-in-room.ts';
import { sealItem, type WrittenItemRow } from './removals-store.ts';

/** Takes a message from every screen and seals its text. Throws `chatMessageNotFound` where it was removed already. */
export async function removeItem(
  app: Platform,
  item: WrittenItemRow,
  by: { id: string; role: 'admin' | 'anchor' | 'operator' },
): Promise<void> {
  const sealed = await inTransaction(app.db, (tx) => sealItem(tx, item, by));
  if (!sealed) throw new AppError('chatMessageNotFound');
  dropHeldBack(app, item.room_no, item.id);
  await sayInRoom(app, item.room_no, { kind: 'removed', targetId: item.id });
}
