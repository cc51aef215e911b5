import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { notifyDeposit, notifyWithdrawal } from '#modules/cashier';
import { notifyBoard } from '../notify-board.ts';
import type { Sides } from '../parts/lock-sides.ts';
import { updatePart, type PartRow } from '../parts/part-store.ts';

/** Two operators found that a claimed part was not paid: it is released for good, and no money moves. */
export async function refuseClaim(
  tx: Tx,
  app: Platform,
  { part, order, withdrawal }: Sides,
): Promise<PartRow> {
  const now = app.clock.now();
  const released = await updatePart(tx, part, {
    status: 'released',
    ended_at: now,
    ended_by: 'operator',
    stage_from: now,
  });
  await notifyDeposit(tx, app, order);
  await notifyWithdrawal(tx, app, withdrawal);
  await notifyBoard(tx, app);
  return released;
}
