import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { notifyDeposit, notifyWithdrawal, insertStep, updateStatus, cashierSettings } from '#modules/cashier';
import { endStage } from '../schedule.ts';
import { notifyBoard } from '../notify-board.ts';
import type { Sides } from './lock-sides.ts';
import { updatePart, type PartRow } from './part-store.ts';

/** The payer has paid by his own claim: the recipient is asked to confirm until a deadline. No money moves. */
export async function markPartPaid(
  tx: Tx,
  app: Platform,
  { part, order, withdrawal }: Sides,
): Promise<PartRow> {
  const now = app.clock.now();
  const deadline = addSeconds(now, (await cashierSettings(app)).speedToCard.payConfirmTime * 60);
  const paid = await updatePart(tx, part, {
    status: 'waitingConfirm',
    paid_at: now,
    stage_from: now,
    deadline,
  });
  const marked = await updateStatus(tx, order, 'markedPaid', { expiresAt: deadline });
  await insertStep(tx, order, now, { event: 'markedPaid', actor: 'member' });
  await insertStep(tx, withdrawal, now, {
    event: 'partPaid',
    actor: 'rule',
    amount: part.amount,
    key: part.part_no,
  });
  await endStage(tx, part.part_no, deadline);
  await notifyDeposit(tx, app, marked);
  await notifyWithdrawal(tx, app, withdrawal);
  await notifyBoard(tx, app);
  return paid;
}
