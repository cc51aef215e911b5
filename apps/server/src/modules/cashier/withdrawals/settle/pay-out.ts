import { money } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { accountsOf, postHold, type Leg } from '#modules/ledger';
import type { PayoutNews } from '../../channels/channel.ts';
import { completeAt } from '../jobs/schedule-payout.ts';
import { confirmSeconds } from '../withdrawal-limits.ts';
import type { WithdrawalRow } from '../withdrawal-store.ts';
import { recordEnding } from './record-ending.ts';

/**
 * The payout is proven, by its channel or, where that never answered, by operators (`by`): the hold is posted in full, amount less fee to the channel's payouts and the fee to
 * fees. Writes the order, the transfer, `withdrawal.paid`, and the job that completes it without the member's word.
 */
export async function payOut(
  tx: Tx,
  app: Platform,
  row: WithdrawalRow,
  news: Pick<PayoutNews, 'detail' | 'reference'>,
  by?: string,
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
    responsible: by === undefined ? `rule/payout-${row.channel}` : `operator/${by}`,
    at: now,
    requestId: row.bill_no,
  });
  if (resolved.resolved === 'before' && resolved.outcome === 'voided')
    throw new Error(`withdrawal ${row.bill_no} was paid after its hold had been given back`);
  await completeAt(tx, row.bill_no, addSeconds(now, confirmSeconds));
  return recordEnding(tx, app, row, now, {
    change: {
      status: 'paid',
      payout_transfer: transferId,
      payout_outcome: 'paid',
      payout_detail: news.detail,
      payout_at: now,
      paid_at: now,
      ...(news.reference === undefined ? {} : { payout_reference: news.reference }),
    },
    step: {
      event: 'paid',
      actor: by === undefined ? 'channel' : 'operator',
      amount: net.minor,
      ...(by === undefined ? {} : { actorName: by }),
    },
    event: 'withdrawal.paid',
  });
}
