import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { notifyDeposit, notifyWithdrawal, insertStep, isOpen, updateStatus } from '#modules/cashier';
import { applyEvent } from '../pool/apply-event.ts';
import type { PoolBook } from '../pool/pool-book.ts';
import type { PartActor } from '../tables.ts';
import { notifyBoard } from '../notify-board.ts';
import { finishWithdrawal } from './finish-withdrawal.ts';
import type { Sides } from './lock-sides.ts';
import { maskPayee } from './mask-payee.ts';
import { updatePart, type PartRow } from './part-store.ts';

/**
 * A part that does not count, under the pool's lock: its deposit ends unpaid, its amount is open again at the withdrawal's own
 * age and matched at once where it can be. `missed` counts against the payer. No money has moved for it and none moves now.
 */
export async function releasePart(
  tx: Tx,
  app: Platform,
  pool: PoolBook,
  { part, order, withdrawal }: Sides,
  by: { actor: PartActor; name?: string; missed: boolean },
): Promise<PartRow> {
  const now = app.clock.now();
  const released = await updatePart(tx, part, {
    status: 'released',
    ended_at: now,
    released_at: now,
    ended_by: by.actor,
    missed: by.missed,
    stage_from: now,
  });
  if (isOpen(order.status)) {
    const expired = await updateStatus(tx, order, 'expired', { endedAt: now });
    await insertStep(tx, order, now, { event: 'expired', actor: 'rule' });
    await notifyDeposit(tx, app, expired);
  }
  await maskPayee(tx, order);
  await insertStep(tx, withdrawal, now, {
    event: 'partReleased',
    actor: by.actor === 'operator' ? 'operator' : 'rule',
    amount: part.amount,
    key: part.part_no,
    ...(by.name === undefined ? {} : { actorName: by.name }),
  });
  await notifyWithdrawal(tx, app, withdrawal);
  await notifyBoard(tx, app);
  if (pool.book.knows(withdrawal.bill_no))
    await applyEvent(tx, app, pool, { kind: 'released', billNo: withdrawal.bill_no, amount: part.amount });
  else await finishWithdrawal(tx, app, withdrawal);
  return released;
}
