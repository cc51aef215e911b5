import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { insertStep, notifyWallet, notifyWithdrawal } from '#modules/cashier';
import { notifyBoard } from '../notify-board.ts';
import { creditPayer, lockBothSides, takePart } from './book-part.ts';
import { finishWithdrawal } from './finish-withdrawal.ts';
import type { Sides } from './lock-sides.ts';
import { maskPayee } from './mask-payee.ts';
import { updatePart, type PartRow } from './part-store.ts';

/** Who says that a part has arrived: its recipient, or two operators of whom the second is named. No clock is one of them. */
export interface Confirmer {
  actor: 'member' | 'operator';
  name?: string;
}

/**
 * The money has arrived: the part's net leaves the recipient's locked money for the house's clearing account and the payer is
 * credited from it, margin and reward are booked beside, all in the caller's transaction that holds both orders' rows. The
 * last part ends the withdrawal.
 */
export async function confirmPart(
  tx: Tx,
  app: Platform,
  { part, order, withdrawal }: Sides,
  by: Confirmer,
): Promise<PartRow> {
  const now = app.clock.now();
  await lockBothSides(tx, withdrawal, order);
  const taken = await takePart(tx, app, withdrawal, { net: part.amount, partNo: part.part_no });

  const confirmed = await updatePart(tx, part, {
    status: 'confirmed',
    fee: taken.fee,
    reward: taken.reward,
    ended_at: now,
    ended_by: by.actor,
    stage_from: now,
  });
  await insertStep(tx, withdrawal, now, {
    event: 'partConfirmed',
    actor: by.actor,
    amount: part.amount,
    key: part.part_no,
    ...(by.name === undefined ? {} : { actorName: by.name }),
  });
  await creditPayer(tx, app, order, part);
  await maskPayee(tx, order);
  await finishWithdrawal(tx, app, taken.row);
  await notifyWithdrawal(tx, app, taken.row);
  await notifyWallet(tx, app, withdrawal.member_id, 'withdrawal');
  await notifyBoard(tx, app);
  return confirmed;
}
