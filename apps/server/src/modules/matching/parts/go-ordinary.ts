import { withdrawalTypes, withdrawalWays } from '@fairway/contract/withdrawals/types.ts';
import { money, formatMoney } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import {
  notifyWithdrawal,
  insertStep,
  payoutChannelOf,
  sendPayout,
  updateWithdrawal,
  type WithdrawalRow,
} from '#modules/cashier';

/**
 * The ordinary channel takes over what parts have not paid, under the withdrawal's own number. The member is notified
 * once; what was asked for stays in the source type.
 */
export async function goOrdinary(tx: Tx, app: Platform, row: WithdrawalRow): Promise<void> {
  const now = app.clock.now();
  const left = row.amount - row.fee - row.matched;
  const replaced = await updateWithdrawal(tx, row, {
    channel: payoutChannelOf(app, withdrawalTypes.codes.normal).code,
    withdraw_type: withdrawalTypes.codes.normal,
    withdrawal_way: withdrawalWays.codes.ordinary,
    payout_outcome: null,
    payout_detail: '',
    approved_at: now,
  });
  await insertStep(tx, row, now, { event: 'replaced', actor: 'rule', amount: left });
  await sendPayout(tx, row.bill_no);
  await notifyWithdrawal(tx, app, replaced);
  app.logger.info(
    { billNo: row.bill_no, amount: formatMoney(money(row.currency, left)) },
    'fast withdrawal goes ordinary',
  );
}
