import type { WithdrawalOrder, WithdrawalRecord } from '@fairway/contract/cashier/withdrawal-schemas.ts';
import { withdrawalSources } from '@fairway/contract/cashier/order-words.ts';
import type { WithdrawalEvent } from '@fairway/contract/cashier/timeline-words.ts';
import { withdrawalTypes, withdrawalWays } from '@fairway/contract/enums/withdrawals.ts';
import { formatMoney, money } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { presentStep } from '../../book/present-timeline.ts';
import { selectTimeline } from '../../book/timeline-store.ts';
import { channelOf } from '../../channels/registry.ts';
import { bankName } from '../../payout-methods/banks.ts';
import { findMethods, type PayoutMethodRow } from '../../payout-methods/method-store.ts';
import { confirmSeconds, promisedReviewSeconds } from '../withdrawal-limits.ts';
import { orderStateOf } from '../withdrawal-states.ts';
import { countAhead, medianSeconds, type WithdrawalRow } from '../withdrawal-store.ts';

/** Paid figures older than this say nothing of today. */
const medianDays = 7;

/** A withdrawal record with the specification's field names (section 3). */
export function presentRecord(row: WithdrawalRow, method: PayoutMethodRow | undefined): WithdrawalRecord {
  const amountOf = (minor: bigint) => formatMoney(money(row.currency, minor));
  const arrives = channelOf(row.channel).payout?.arrivalMinutes ?? 0;
  const expected = row.approved_at ?? addSeconds(row.created_at, promisedReviewSeconds);
  return {
    amount: amountOf(row.amount),
    bankName: row.currency === 'USDT' ? 'USDT' : (bankName(method?.bank_code ?? '') ?? ''),
    bankCard: method?.masked ?? '',
    billNo: row.bill_no,
    withdrawalWay: row.currency === 'USDT' ? withdrawalWays.codes.usdt : withdrawalWays.codes.ordinary,
    fee: amountOf(row.fee),
    bankCode: method?.bank_code ?? '',
    createdAt: row.created_at.toISOString(),
    expectedConfirmAt: row.ended_at ? null : addSeconds(expected, arrives * 60).toISOString(),
    isReservation: false,
    rewardAmount: amountOf(0n),
    status: row.status,
    currency: row.currency,
    netAmount: amountOf(row.amount - row.fee),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

/** The stage that the ring runs by: how long it takes in all and when it ends. */
function stageOf(row: WithdrawalRow): { seconds: number; ends: Date } {
  const payout = (channelOf(row.channel).payout?.arrivalMinutes ?? 5) * 60;
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

/** An order with the specification's field names (section 3), its record, its place in the queue and its timeline. */
export async function presentWithdrawal(
  db: Db | Tx,
  app: Platform,
  row: WithdrawalRow,
): Promise<WithdrawalOrder> {
  const methods = await findMethods(db, [row.payout_method]);
  const timeline = await selectTimeline(db, row);
  const stage = stageOf(row);
  const type = row.currency === 'USDT' ? withdrawalTypes.codes.usdt : withdrawalTypes.codes.normal;
  const { bankPayout, chainPayout } = withdrawalSources.codes;
  return {
    billNo: row.bill_no,
    orderState: orderStateOf(row.status),
    matchResult: 0,
    orderSource: row.currency === 'USDT' ? chainPayout : bankPayout,
    orderTimeOut: stage.seconds,
    expireTime: stage.ends.toISOString(),
    withdrawType: type,
    sourceWithdrawType: type,
    speedLabel: 0,
    firstDraw: null,
    subDraws: [],
    record: presentRecord(row, methods.get(row.payout_method)),
    status: row.status,
    reason: row.reason,
    txHash: row.currency === 'USDT' ? row.payout_reference : null,
    confirmations: confirmationsOf(row),
    queueAhead: row.status === 'reviewing' ? await countAhead(db, row) : null,
    medianSeconds: await medianSeconds(db, row.currency, addSeconds(app.clock.now(), -medianDays * 86_400)),
    timeline: timeline.map((step) => presentStep<WithdrawalEvent>(step, row.currency)),
  };
}
