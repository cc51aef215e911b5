import { formatMoney, type Money } from '@fairway/money';
import { addSeconds, siteDay } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { Platform } from '#platform/platform.ts';
import { accountsOf, holdFunds, shardOf } from '#modules/ledger';
import { insertStep } from '../../book/timeline-store.ts';
import type { PayoutMethodRow } from '../../payout-methods/method-store.ts';
import { endReviewAt } from '../jobs/schedule-payout.ts';
import { reviewSeconds } from '../withdrawal-limits.ts';
import { insertWithdrawal, type WithdrawalRow } from '../withdrawal-store.ts';
import type { WalletTerms } from './check-withdrawal.ts';

/**
 * Moves the amount from center to locked and writes the withdrawal under review, with the job that gives the money back at
 * the deadline and the event `withdrawal.requested`. Throws InsufficientBalance and AccountFrozen of the ledger.
 */
export async function reserveWithdrawal(
  tx: Tx,
  app: Platform,
  memberId: string,
  { terms, method, amount }: { terms: WalletTerms; method: PayoutMethodRow; amount: Money },
): Promise<WithdrawalRow> {
  const now = app.clock.now();
  const deadline = addSeconds(now, reviewSeconds);
  const billNo = app.ids.billNo('W');
  const holdId = app.ids.uuid();
  await holdFunds(tx, {
    id: holdId,
    transferId: app.ids.uuid(),
    owner: memberId,
    from: accountsOf(memberId).center(terms.currency),
    amount,
    reason: 'withdrawalHold',
    responsible: 'rule/withdrawal-review',
    deadline,
    at: now,
    requestId: billNo,
  });
  const withdrawal = await insertWithdrawal(tx, {
    shard_id: shardOf(memberId),
    bill_no: billNo,
    id: app.ids.uuid(),
    member_id: memberId,
    currency: terms.currency,
    amount: amount.minor,
    fee: terms.channel.payout.fee.minor,
    payout_method: method.id,
    channel: terms.channel.code,
    status: 'reviewing',
    hold_id: holdId,
    site_day: siteDay(now, app.config.siteTimeZone),
    created_at: now,
    deadline,
  });
  await insertStep(tx, withdrawal, now, { event: 'requested', actor: 'member', amount: amount.minor });
  await endReviewAt(tx, billNo, deadline);
  await emit(tx, app, 'withdrawal.requested', {
    memberId,
    billNo,
    currency: terms.currency,
    amount: formatMoney(amount),
    at: now.toISOString(),
  });
  return withdrawal;
}
