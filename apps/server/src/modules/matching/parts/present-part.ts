import type { BoardPart, PayerPart, RecipientPart } from '@fairway/contract/matching/schemas.ts';
import type { DeadlineStep, PartStatus } from '@fairway/contract/matching/parts.ts';
import { formatMoney, money } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { findOrder, selectProofs } from '#modules/cashier';
import { shardOf } from '#modules/ledger';
import { maskHolder } from '#modules/payout-methods';
import {
  findHeardAppeal,
  presentPartAppeal,
  statementsLeft,
  type HeardAppeal,
} from '../appeals/heard-appeal.ts';
import { appealAfterSeconds, reminderSeconds } from '../matching-limits.ts';
import { claimUntil } from '../claims/open-claim.ts';
import { repaysOf } from '../claims/repays.ts';
import { underAppeal } from './part-states.ts';
import type { PartRow } from './part-store.ts';
import { wireStateOf } from './wire-state.ts';

const amountOf = (minor: bigint) => formatMoney(money('CNY', minor));

/** What follows at the deadline of each status unless a person acts: never that money is taken. */
const atDeadline: Readonly<Record<PartStatus, DeadlineStep | null>> = {
  waitingPay: 'released',
  waitingConfirm: 'toOperators',
  frozen: 'escalated',
  confirmed: null,
  released: null,
  claimed: 'escalated',
};

/** What every side sees of a part. */
export function partFields(
  part: PartRow,
  heard: HeardAppeal | undefined,
  reader: 'member' | 'operator' = 'member',
): Omit<BoardPart, 'payer' | 'recipient' | 'depositBill' | 'withdrawalBill' | 'reminders'> {
  return {
    partNo: part.part_no,
    amount: amountOf(part.amount),
    status: part.status,
    orderState: wireStateOf(part, heard),
    orderTimeOut: Math.round((part.deadline.getTime() - part.stage_from.getTime()) / 1000),
    deadline: part.deadline.toISOString(),
    atDeadline: atDeadline[part.status],
    matchedAt: part.matched_at.toISOString(),
    paidAt: part.paid_at?.toISOString() ?? null,
    endedAt: part.ended_at?.toISOString() ?? null,
    endedBy: part.ended_by,
    rewardAmount: amountOf(part.reward),
    claimedAt: part.claimed_at?.toISOString() ?? null,
    appeal: heard ? presentPartAppeal(part, heard, reader) : null,
  };
}

/** A part for the member who pays it. */
export async function presentPayerPart(db: Db | Tx, app: Platform, part: PartRow): Promise<PayerPart> {
  const heard = await findHeardAppeal(db, part.part_no);
  const waits = part.status === 'waitingConfirm';
  const now = app.clock.now();
  const next = part.reminded_at && addSeconds(part.reminded_at, reminderSeconds);
  const from = part.paid_at && addSeconds(part.paid_at, appealAfterSeconds);
  const left = heard ? statementsLeft(heard, 'payer') : 0;
  const until = await claimUntil(app, part);
  return {
    ...partFields(part, heard),
    proofs: await proofsOf(db, part),
    canRemind: waits,
    remindFrom: waits && next && next > now ? next.toISOString() : null,
    reminders: part.reminders,
    canAppeal: waits,
    appealFrom: waits && from && from > now ? from.toISOString() : null,
    claimUntil: until && until >= now ? until.toISOString() : null,
    canState: left > 0,
    statementsLeft: left,
  };
}

async function proofsOf(db: Db | Tx, part: PartRow): Promise<string[]> {
  return selectProofs(db, { shard_id: shardOf(part.payer_id), bill_no: part.deposit_bill });
}

/** A part for the member whose withdrawal it pays. An appeal leaves the recipient free to confirm; an operator's stop does not. */
export async function presentRecipientPart(
  db: Db | Tx,
  part: PartRow,
  known?: HeardAppeal,
): Promise<RecipientPart> {
  const heard = known ?? (await findHeardAppeal(db, part.part_no));
  const order = await findOrder(db, part.deposit_bill);
  const waits = part.status === 'waitingConfirm';
  const left = heard ? statementsLeft(heard, 'recipient') : 0;
  return {
    ...partFields(part, heard),
    payerName: maskHolder(order?.depositor_name ?? ''),
    proofs: await proofsOf(db, part),
    reminders: part.reminders,
    canConfirm: waits || (underAppeal.includes(part.status) && heard?.appeal.stopped_at === null),
    repays: amountOf(await repaysOf(db, part)),
    canAppeal: waits,
    canState: left > 0,
    statementsLeft: left,
  };
}
