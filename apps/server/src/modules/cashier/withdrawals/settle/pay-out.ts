import { money } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { accountsOf, postHold, type Leg } from '#modules/ledger';
import type { PayoutNews } from '../../channels/channel.ts';
import { completeAt } from '../jobs/schedule-payout.ts';
import { confirmSeconds } from '../withdrawal-limits.ts';
import type { WithdrawalRow } from '../withdrawal-store.ts';
import { bookReward } from './book-reward.ts';
import { recordEnding } from './record-ending.ts';

/**
 * The payout is proven, by its channel or, where that never answered, by operators (`by`): the hold is posted in full, amount less fee to the channel's payouts and the fee to
 * fees; the reward that was promised follows. Writes the order, the transfers, `withdrawal.paid`, and the job that completes it without the member's word.
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
  // What parts of a fast withdrawal have paid is booked already.
  const net = money(row.currency, row.amount - row.fee - row.matched);
  const fee = row.fee - row.matched_fee;
  const to: Leg[] = [{ account: accounts.house('payouts', row.currency, row.channel), amount: net }];
  if (fee > 0n) to.push({ account: accounts.house('fees', row.currency), amount: money(row.currency, fee) });

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
  const reward = await bookReward(tx, app, row);
  await completeAt(tx, row.bill_no, addSeconds(now, confirmSeconds));
  return recordEnding(tx, app, row, now, {
    change: {
      status: 'paid',
      payout_transfer: transferId,
      reward_transfer: reward,
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
