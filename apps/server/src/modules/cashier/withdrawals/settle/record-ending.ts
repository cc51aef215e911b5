import { formatMoney, money } from '@fairway/money';
import type { WithdrawalStatus } from '@fairway/contract/withdrawals/statuses.ts';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { Platform } from '#platform/platform.ts';
import { notifyWallet, notifyWithdrawal } from '../../book/notify-screens.ts';
import { insertStep, type TimelineStep } from '../../book/timeline-store.ts';
import { updateWithdrawal, type WithdrawalChange, type WithdrawalRow } from '../withdrawal-store.ts';

export interface Ending {
  change: WithdrawalChange & { status: WithdrawalStatus };
  step: TimelineStep;
  /** What the event reports, in minor units; the order's amount without it. */
  amount?: bigint;
  /** What other modules hear; nothing when the bank's return undoes what they heard before. */
  event?: 'withdrawal.paid' | 'withdrawal.refused';
}

/** Reports a hold's end, whatever it was: the order, its timeline, the event and the screens. Moves no money. */
export async function recordEnding(
  tx: Tx,
  app: Platform,
  row: WithdrawalRow,
  at: Date,
  { change, step, event, amount = row.amount }: Ending,
): Promise<WithdrawalRow> {
  const ended = await updateWithdrawal(tx, row, change);
  await insertStep(tx, row, at, step);
  if (event)
    await emit(tx, app, event, {
      memberId: row.member_id,
      billNo: row.bill_no,
      currency: row.currency,
      amount: formatMoney(money(row.currency, amount)),
      at: at.toISOString(),
    });
  await notifyWithdrawal(tx, app, ended);
  await notifyWallet(tx, app, row.member_id, 'withdrawal');
  return ended;
}
