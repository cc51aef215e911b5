import { formatMoney, money } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { Platform } from '#platform/platform.ts';
import { accountsOf, postHold, type Leg } from '#modules/ledger';
import { tellWallet, tellWithdrawal } from '../../book/tell-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import type { PayoutNews } from '../../channels/channel.ts';
import { completeAt } from '../jobs/schedule-payout.ts';
import { confirmSeconds } from '../withdrawal-limits.ts';
import { updateWithdrawal, type WithdrawalRow } from '../withdrawal-store.ts';

/**
 * The channel has proven the payout: the hold is posted in full, amount less fee to the channel's payouts and the fee to
 * fees. Writes the order, the transfer, `withdrawal.paid`, and the job that completes it without the member's word.
 */
export async function payOut(
  tx: Tx,
  app: Platform,
  row: WithdrawalRow,
  news: PayoutNews,
): Promise<WithdrawalRow> {
  const now = app.clock.now();
  const accounts = accountsOf(row.member_id);
  const transferId = app.ids.uuid();
  const net = money(row.currency, row.amount - row.fee);
  const to: Leg[] = [{ account: accounts.house('payouts', row.currency, row.channel), amount: net }];
  if (row.fee > 0n)
    to.push({ account: accounts.house('fees', row.currency), amount: money(row.currency, row.fee) });

  const resolved = await postHold(tx, {
    holdId: row.hold_id,
    owner: row.member_id,
    transferId,
    reason: 'withdrawalPayout',
    to,
    responsible: `rule/payout-${row.channel}`,
    at: now,
    requestId: row.bill_no,
  });
  if (resolved.resolved === 'before' && resolved.outcome === 'voided')
    throw new Error(`withdrawal ${row.bill_no} was paid after its hold had been given back`);
  const paid = await updateWithdrawal(tx, row, {
    status: 'paid',
    payout_transfer: transferId,
    payout_outcome: 'paid',
    payout_detail: news.detail,
    payout_at: now,
    paid_at: now,
    ...(news.reference === undefined ? {} : { payout_reference: news.reference }),
  });
  await insertStep(tx, row, now, { event: 'paid', actor: 'channel', amount: net.minor });
  await completeAt(tx, row.bill_no, addSeconds(now, confirmSeconds));
  await emit(tx, app, 'withdrawal.paid', {
    memberId: row.member_id,
    billNo: row.bill_no,
    currency: row.currency,
    amount: formatMoney(money(row.currency, row.amount)),
    at: now.toISOString(),
  });
  await tellWithdrawal(tx, app, paid);
  await tellWallet(tx, app, row.member_id, 'withdrawal');
  return paid;
}
