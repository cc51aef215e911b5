import type { Broadcast } from '@fairway/contract/messages/operator-schemas.ts';
import type { BroadcastStatus } from '@fairway/contract/messages/broadcasts.ts';
import { writeAudit } from '#modules/operators';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { statusOf } from './broadcast-status.ts';
import {
  findBroadcast,
  lockBroadcast,
  updateBroadcastRow,
  type WrittenBroadcast,
} from './broadcasts-store.ts';
import { auditedFields, presentBroadcast } from './present-broadcast.ts';

interface Change {
  /** The version that the operator saw. */
  version: number;
  /** From which states it may be done. */
  from: (status: BroadcastStatus) => boolean;
  /** What it writes besides the version and the time. */
  act: (tx: Tx, row: WrittenBroadcast, now: Date) => Promise<Parameters<typeof updateBroadcastRow>[2]>;
  /** After the row is written. */
  notify?: (tx: Tx, row: WrittenBroadcast, before: BroadcastStatus) => Promise<void>;
  reason?: string;
}

/**
 * The frame of every change of a broadcast: lock, refuse (`broadcastNotFound`, `editConflict`, `broadcastStatusWrong`),
 * write the next version with its audit row, notify.
 */
export function changeBroadcast(
  app: Platform,
  call: OperatorCall,
  id: string,
  { version, from, act, notify, reason }: Change,
): Promise<Broadcast> {
  return inTransaction(app.db, async (tx) => {
    const row = await lockBroadcast(tx, id);
    if (!row) throw new AppError('broadcastNotFound');
    if (row.version !== version) throw new AppError('editConflict');
    const now = app.clock.now();
    const status = statusOf(row, now);
    if (!from(status)) throw new AppError('broadcastStatusWrong');

    const change = await act(tx, row, now);
    await updateBroadcastRow(tx, row, { ...change, updated_at: now });
    const changed = await findBroadcast(tx, id);
    if (!changed) throw new AppError('broadcastNotFound');
    const [before, after] = [presentBroadcast(row, now), presentBroadcast(changed, now)];
    await writeAudit(tx, app, call, {
      action: call.operation,
      object: { kind: 'broadcast', id },
      before: auditedFields(before),
      after: auditedFields(after),
      ...(reason === undefined ? {} : { reason }),
    });
    await notify?.(tx, changed, status);

    return after;
  });
}
