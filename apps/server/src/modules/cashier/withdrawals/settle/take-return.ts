import { add, money, negate } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { accountsOf, postTransfer, type Leg } from '#modules/ledger';
import type { PayoutNews } from '../../channels/channel.ts';
import type { WithdrawalRow } from '../withdrawal-store.ts';
import { releaseCharge } from './release-charge.ts';
import { reverseReward } from './reverse-reward.ts';
import { recordEnding } from './record-ending.ts';

/**
 * The bank sent a paid withdrawal back: a new transfer, pointing at the payout's, brings amount and fee back to the center
 * wallet, and a reward goes back out of it. The payout itself is not changed.
 */
export async function takeReturn(
  tx: Tx,
  app: Platform,
  row: WithdrawalRow,
  news: PayoutNews,
): Promise<WithdrawalRow> {
  if (row.payout_transfer === null) throw new Error(`withdrawal ${row.bill_no} has no payout to return`);
  const now = app.clock.now();
  await releaseCharge(tx, app, row);
  const accounts = accountsOf(row.member_id);
  // Parts of a fast withdrawal are kept: their payers have paid them.
  const net = money(row.currency, row.amount - row.fee - row.matched);
  const fee = money(row.currency, row.fee - row.matched_fee);
  const whole = add(net, fee);
  const legs: Leg[] = [
    { account: accounts.house('payouts', row.currency, row.channel), amount: negate(net) },
    ...(fee.minor > 0n ? [{ account: accounts.house('fees', row.currency), amount: negate(fee) }] : []),
    { account: accounts.center(row.currency), amount: whole },
  ];

  await postTransfer(tx, {
    id: app.ids.uuid(),
    reason: 'withdrawalReturned',
    legs,
    at: now,
    requestId: row.bill_no,
    reverses: row.payout_transfer,
  });
  await reverseReward(tx, app, row);
  return recordEnding(tx, app, row, now, {
    change: {
      status: 'returned',
      payout_outcome: 'returned',
      payout_detail: news.detail,
      payout_at: now,
      ended_at: now,
    },
    step: { event: 'returned', actor: 'channel', amount: whole.minor },
  });
}
