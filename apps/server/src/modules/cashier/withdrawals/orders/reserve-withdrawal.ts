import type { ReservationChoice } from '@fairway/contract/withdrawals/rehearsal-schemas.ts';
import { withdrawalOptionOf } from '@fairway/contract/withdrawals/types.ts';
import { displayMoney, formatMoney, money, type Money } from '@fairway/money';
import { addSeconds, siteDay } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { Platform } from '#platform/platform.ts';
import { accountsOf, holdFunds, shardOf } from '#modules/ledger';
import { insertStep } from '../../book/timeline-store.ts';
import type { PayoutMethodRow } from '#modules/payout-methods';
import { countTurnover, outstandingElsewhere, outstandingOf } from '#modules/turnover';
import { compensateAt, endReviewAt } from '../jobs/schedule-payout.ts';
import { publishedSettings } from '../settings/published-settings.ts';
import { priceWithdrawal, turnoverRuleOf, type Price } from '../terms/price-withdrawal.ts';
import { reviewSeconds } from '../withdrawal-limits.ts';
import { insertWithdrawal, type WithdrawalRow } from '../withdrawal-store.ts';
import type { WalletTerms } from './check-withdrawal.ts';

export interface ReservedRequest {
  terms: WalletTerms;
  method: PayoutMethodRow;
  amount: Money;
  reservation?: ReservationChoice | undefined;
}

/**
 * Moves the amount from center to locked and writes the withdrawal under review, with the job that gives the money back at
 * the deadline, the one that compensates a missed reservation, and the event `withdrawal.requested`. Throws InsufficientBalance and
 * AccountFrozen of the ledger, `turnoverOutstanding`, `reservationUnavailable`.
 */
export async function reserveWithdrawal(
  tx: Tx,
  app: Platform,
  memberId: string,
  { terms, method, amount, reservation }: ReservedRequest,
): Promise<WithdrawalRow> {
  const now = app.clock.now();
  const deadline = addSeconds(now, reviewSeconds);
  const billNo = app.ids.billNo('W');
  const holdId = app.ids.uuid();
  const type = terms.route.offer.withdrawType;
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
  const price = await priceNow(tx, app, memberId, { terms, amount, reservation });
  const withdrawal = await insertWithdrawal(tx, {
    shard_id: shardOf(memberId),
    bill_no: billNo,
    id: app.ids.uuid(),
    member_id: memberId,
    currency: terms.currency,
    amount: amount.minor,
    fee: price.fee.minor,
    settings_version: price.settingsVersion,
    turnover_charge: price.turnoverCharge.minor,
    promised_reward: price.reward.minor,
    is_reservation: price.isReservation,
    promised_at: price.promisedAt,
    compensation: price.compensation.minor,
    payout_method: method.id,
    channel: terms.route.channel.code,
    withdrawal_way: withdrawalOptionOf(type),
    withdraw_type: type,
    source_withdraw_type: type,
    status: 'reviewing',
    hold_id: holdId,
    site_day: siteDay(now, app.config.siteTimeZone),
    created_at: now,
    deadline,
  });
  await insertStep(tx, withdrawal, now, { event: 'requested', actor: 'member', amount: amount.minor });
  if (price.turnoverCharge.minor > 0n)
    await countTurnover(tx, {
      memberId,
      currency: terms.currency,
      kind: 'charge',
      ref: billNo,
      key: `${billNo}:charge`,
      change: price.charged.minor,
      at: now,
    });
  await endReviewAt(tx, billNo, deadline);
  if (price.compensation.minor > 0n) await compensateAt(tx, billNo, price.promisedAt);
  await emit(tx, app, 'withdrawal.requested', {
    memberId,
    billNo,
    currency: terms.currency,
    amount: formatMoney(amount),
    at: now.toISOString(),
  });
  return withdrawal;
}

/**
 * The price by the settings that count now. The money is held already, so a credit that came meanwhile has its bucket in what is
 * outstanding. Throws `turnoverOutstanding` where the rule is to block, and by any rule for money that was exchanged here.
 */
async function priceNow(
  tx: Tx,
  app: Platform,
  memberId: string,
  { terms, amount, reservation }: Omit<ReservedRequest, 'method'>,
): Promise<Price> {
  const { offer } = terms.route;
  const published = await publishedSettings(tx, app);
  const outstanding = money(terms.currency, await outstandingOf(tx, memberId, terms.currency));
  const rule = turnoverRuleOf(published.settings, offer.withdrawType);
  const own = outstanding.minor > 0n && rule === 'block' ? outstanding : undefined;
  const left = own ?? (await outstandingElsewhere(tx, memberId, terms.currency));
  if (left)
    throw new AppError(
      'turnoverOutstanding',
      { outstanding: displayMoney(left, { places: 'needed' }) },
      { outstanding: formatMoney(left) },
    );
  const price = priceWithdrawal(app, published, { offer, amount, outstanding, reservation });
  if (price.net.minor <= 0n) throw new AppError('amountTooSmall', { min: displayMoney(price.fee) });
  return price;
}
