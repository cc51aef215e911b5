import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { insertStep, bookReward, recordEnding, updateWithdrawal, type WithdrawalRow } from '#modules/cashier';
import { findPoolOrder } from '../pool/pool-store.ts';
import { endWait } from '../schedule.ts';
import { goOrdinary } from './go-ordinary.ts';
import { coveringParts } from './part-states.ts';
import { selectPartsOf } from './part-store.ts';

/**
 * After a part has ended, under the withdrawal's lock: it is complete when its parts have paid all of it; its rest goes
 * to the ordinary payout once it waits in no pool and no part of it is open.
 */
export async function finishWithdrawal(tx: Tx, app: Platform, row: WithdrawalRow): Promise<void> {
  if (row.status !== 'paying' || row.channel !== 'fast') return;
  if (row.matched === row.amount - row.fee) return complete(tx, app, row);
  const waiting = await findPoolOrder(tx, row.bill_no);
  if (!waiting || waiting.left_at === null) return;
  const parts = await selectPartsOf(tx, row.bill_no);
  if (parts.some(({ status }) => coveringParts.includes(status))) return;
  await goOrdinary(tx, app, row);
}

/** Every part was confirmed by its recipient or for him: there is nothing left to wait for. */
async function complete(tx: Tx, app: Platform, row: WithdrawalRow): Promise<void> {
  const now = app.clock.now();
  const reward = await bookReward(tx, app, row);
  const paid = await recordEnding(tx, app, row, now, {
    change: {
      status: 'paid',
      reward_transfer: reward,
      payout_outcome: 'paid',
      payout_detail: 'matched',
      payout_at: now,
      paid_at: now,
    },
    step: { event: 'paid', actor: 'rule', amount: row.amount - row.fee },
    event: 'withdrawal.paid',
  });
  await updateWithdrawal(tx, paid, { status: 'completed', ended_at: now });
  await insertStep(tx, row, now, { event: 'completed', actor: 'rule' });
  await endWait(tx, row.bill_no);
}
