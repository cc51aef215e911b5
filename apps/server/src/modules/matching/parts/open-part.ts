import type { Match } from '@fairway/matching';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import {
  notifyDeposit,
  notifyWithdrawal,
  insertStep,
  type Payee,
  expireAt,
  lockOrder,
  updatePayee,
  updateStatus,
  cashierSettings,
  lockWithdrawal,
  type WithdrawalRow,
} from '#modules/cashier';
import { bankName, findMethods, unseal } from '#modules/payout-methods';
import { StaleOrder } from '../pool/stale-order.ts';
import { endStage } from '../schedule.ts';
import { insertPart } from './part-store.ts';
import { notifyBoard } from '../notify-board.ts';

/**
 * A match becomes a part: the deposit gets the recipient's card to pay to, both timelines say so, and the time to pay runs.
 * Both rows are locked, the deposit's first. Throws StaleOrder where one of them is no longer open.
 */
export async function openPart(tx: Tx, app: Platform, match: Match): Promise<void> {
  const order = await lockOrder(tx, match.deposit);
  if (order?.status !== 'opening') throw new StaleOrder(match.deposit);
  const withdrawal = await lockWithdrawal(tx, match.withdrawal);
  if (withdrawal?.status !== 'paying' || withdrawal.channel !== 'fast')
    throw new StaleOrder(match.withdrawal);

  const now = app.clock.now();
  const { payMinutes } = (await cashierSettings(app)).fastWithdrawal;
  const deadline = addSeconds(now, payMinutes * 60);
  const part = await insertPart(tx, {
    shard_id: withdrawal.shard_id,
    part_no: app.ids.billNo('WP'),
    withdrawal_bill: withdrawal.bill_no,
    deposit_bill: order.bill_no,
    recipient_id: withdrawal.member_id,
    payer_id: order.member_id,
    amount: match.amount,
    status: 'waitingPay',
    matched_at: now,
    stage_from: now,
    deadline,
  });
  await updatePayee(tx, order, await payeeOf(tx, app, withdrawal));
  const ready = await updateStatus(tx, order, 'pendingPayment', { expiresAt: deadline });
  await insertStep(tx, order, now, { event: 'accountAssigned', actor: 'rule' });
  await insertStep(tx, withdrawal, now, {
    event: 'matched',
    actor: 'rule',
    amount: match.amount,
    key: part.part_no,
  });
  await expireAt(tx, order.bill_no, deadline);
  await endStage(tx, part.part_no, deadline);
  await notifyDeposit(tx, app, ready);
  await notifyWithdrawal(tx, app, withdrawal);
  await notifyBoard(tx, app);
}

/** The recipient's card, whole: only the matched payer is shown it, and only while the part is open. */
async function payeeOf(tx: Tx, app: Platform, row: WithdrawalRow): Promise<Payee> {
  const method = (await findMethods(tx, [row.payout_method])).get(row.payout_method);
  if (!method) throw new Error(`withdrawal ${row.bill_no} has no payout method`);
  return {
    bank: bankName(method.bank_code) ?? '',
    branch: method.branch,
    holder: method.holder_name,
    account: unseal(method.sealed, app.config.secrets.server),
    remark: '',
    payUrl: null,
  };
}
