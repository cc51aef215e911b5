import type { WithdrawalOrder, WithdrawalRecord } from '@fairway/contract/withdrawals/schemas.ts';
import { withdrawalSources } from '@fairway/contract/withdrawals/statuses.ts';
import type { WithdrawalEvent } from '@fairway/contract/withdrawals/events.ts';
import { withdrawalNameOf, withdrawalNames } from '@fairway/contract/withdrawals/types.ts';
import { formatMoney, money } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { presentStep } from '../../book/present-timeline.ts';
import { selectTimeline } from '../../book/timeline-store.ts';
import { payoutChannelOf, payoutOfferOf } from '../../channels/registry.ts';
import { bankName, findMethods, type PayoutMethodRow } from '#modules/payout-methods';
import { confirmSeconds, promisedReviewSeconds } from '../withdrawal-limits.ts';
import { orderStateOf } from '../withdrawal-states.ts';
import { countDueBefore, payoutTimes } from '../terms/payout-times-store.ts';
import type { WithdrawalRow } from '../withdrawal-store.ts';

/** A withdrawal record with the specification's field names (section 3). */
export function presentRecord(
  app: Platform,
  row: WithdrawalRow,
  method: PayoutMethodRow | undefined,
): WithdrawalRecord {
  const amountOf = (minor: bigint) => formatMoney(money(row.currency, minor));
  const arrives = payoutOfferOf(app, row.channel, row.withdraw_type).arrivalMinutes;
  return {
    amount: amountOf(row.amount),
    bankName: payeeName(row, method),
    bankCard: method?.masked ?? '',
    billNo: row.bill_no,
    withdrawalWay: row.withdrawal_way,
    fee: amountOf(row.fee),
    bankCode: method?.bank_code ?? '',
    createdAt: row.created_at.toISOString(),
    expectedConfirmAt: row.ended_at ? null : expectedAt(row, arrives).toISOString(),
    isReservation: row.is_reservation,
    rewardAmount: amountOf(row.promised_reward + row.fast_reward),
    status: row.status,
    currency: row.currency,
    netAmount: amountOf(row.amount - row.fee),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

/** A reservation keeps its promise; otherwise by when review and payout are usually through. */
function expectedAt(row: WithdrawalRow, arrivalMinutes: number): Date {
  if (row.is_reservation || row.approved_at === null) return row.promised_at;
  return addSeconds(row.approved_at, arrivalMinutes * 60);
}

/** The bank, the e-wallet or USDT: where the money goes. */
function payeeName(row: WithdrawalRow, method: PayoutMethodRow | undefined): string {
  if (row.currency === 'USDT') return 'USDT';
  if (method?.kind === 'ewallet')
    return withdrawalNames.label(withdrawalNameOf(row.withdraw_type), 'zh') ?? '';
  return bankName(method?.bank_code ?? '') ?? '';
}

/** The stage that the ring runs by: how long it takes in all and when it ends. */
function stageOf(app: Platform, row: WithdrawalRow): { seconds: number; ends: Date } {
  const payout = payoutOfferOf(app, row.channel, row.withdraw_type).arrivalMinutes * 60;
  if (row.status === 'paying' && row.approved_at)
    return { seconds: payout, ends: addSeconds(row.approved_at, payout) };
  if (row.status === 'paid' && row.paid_at)
    return { seconds: confirmSeconds, ends: addSeconds(row.paid_at, confirmSeconds) };
  if (row.status === 'frozen' && row.frozen_until) {
    const seconds = Math.round((row.frozen_until.getTime() - row.created_at.getTime()) / 1000);
    return { seconds, ends: row.frozen_until };
  }
  return { seconds: promisedReviewSeconds, ends: addSeconds(row.created_at, promisedReviewSeconds) };
}

/** How deep a chain payout is, while it confirms: the channel notes it as «3/12». */
function confirmationsOf(row: WithdrawalRow): WithdrawalOrder['confirmations'] {
  const depth = row.status === 'paying' ? /^(\d+)\/(\d+)$/.exec(row.payout_detail) : null;
  return depth ? { seen: Number(depth[1]), needed: Number(depth[2]) } : null;
}

/** What a reservation pays by itself when it is missed; null of any other order. */
function compensationOf(row: WithdrawalRow): WithdrawalOrder['compensation'] {
  if (row.compensation === 0n) return null;
  return {
    amount: formatMoney(money(row.currency, row.compensation)),
    paidAt: row.compensated_at?.toISOString() ?? null,
  };
}

/** An order with the specification's field names (section 3), its record, its place in the queue and its timeline. */
export async function presentWithdrawal(
  db: Db | Tx,
  app: Platform,
  row: WithdrawalRow,
): Promise<WithdrawalOrder> {
  const methods = await findMethods(db, [row.payout_method]);
  const timeline = await selectTimeline(db, row);
  const own = await payoutChannelOf(app, row.source_withdraw_type).payout?.describe?.(db, row);
  const stage = stageOf(app, row);
  const { bankPayout, chainPayout } = withdrawalSources.codes;
  return {
    billNo: row.bill_no,
    orderState: orderStateOf(row.status),
    matchResult: 0,
    orderSource: row.currency === 'USDT' ? chainPayout : bankPayout,
    orderTimeOut: stage.seconds,
    expireTime: stage.ends.toISOString(),
    withdrawType: row.withdraw_type,
    sourceWithdrawType: row.source_withdraw_type,
    speedLabel: 0,
    firstDraw: null,
    subDraws: [],
    record: presentRecord(app, row, methods.get(row.payout_method)),
    status: row.status,
    reason: row.reason,
    txHash: row.currency === 'USDT' ? row.payout_reference : null,
    confirmations: confirmationsOf(row),
    queueAhead: row.status === 'reviewing' ? await countDueBefore(db, row.promised_at) : null,
    times: await payoutTimes(app, row.withdraw_type),
    compensation: compensationOf(row),
    announced: [],
    timeline: timeline.map((step) => presentStep<WithdrawalEvent>(step, row.currency)),
    ...own,
  };
}
