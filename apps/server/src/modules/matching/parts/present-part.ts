import type {
  BoardPart,
  PayerPart,
  RecipientPart,
} from '@fairway/contract/cashier/matching/matching-schemas.ts';
import { compare, formatMoney, money, parseMoney } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { selectProofs, findOrder, maskHolder, cashierSettings } from '#modules/cashier';
import { selectAppealsOf, type AppealRow } from '../appeals/appeal-store.ts';
import { appealAfterSeconds, reminderSeconds } from '../matching-limits.ts';
import type { PartRow } from './part-store.ts';
import { partStateOf } from './part-states.ts';

const amountOf = (minor: bigint) => formatMoney(money('CNY', minor));

/** What every side sees of a part. */
export function partFields(
  part: PartRow,
  appeal: AppealRow | undefined,
): Omit<BoardPart, 'payer' | 'recipient' | 'depositBill' | 'withdrawalBill' | 'reminders'> {
  return {
    partNo: part.part_no,
    amount: amountOf(part.amount),
    status: part.status,
    orderState: partStateOf(part.status),
    orderTimeOut: Math.round((part.deadline.getTime() - part.stage_from.getTime()) / 1000),
    deadline: part.deadline.toISOString(),
    matchedAt: part.matched_at.toISOString(),
    paidAt: part.paid_at?.toISOString() ?? null,
    endedAt: part.ended_at?.toISOString() ?? null,
    endedBy: part.ended_by,
    rewardAmount: amountOf(part.reward),
    appeal: appeal
      ? {
          reason: appeal.reason,
          openedBy: appeal.opened_by,
          openedAt: appeal.opened_at.toISOString(),
          deadline: appeal.deadline.toISOString(),
          outcome: appeal.outcome,
          decidedAt: appeal.decided_at?.toISOString() ?? null,
        }
      : null,
  };
}

/** A part for the member who pays it. */
export async function presentPayerPart(db: Db | Tx, app: Platform, part: PartRow): Promise<PayerPart> {
  const appeal = (await selectAppealsOf(db, [part.part_no])).get(part.part_no);
  const waits = part.status === 'waitingConfirm';
  const now = app.clock.now();
  const next = part.reminded_at && addSeconds(part.reminded_at, reminderSeconds);
  const from = part.paid_at && addSeconds(part.paid_at, appealAfterSeconds);
  return {
    ...partFields(part, appeal),
    canRemind: waits,
    remindFrom: waits && next && next > now ? next.toISOString() : null,
    reminders: part.reminders,
    canAppeal: waits,
    appealFrom: waits && from && from > now ? from.toISOString() : null,
    silence: await silenceOf(db, app, part),
  };
}

/** A part for the member whose withdrawal it pays. */
export async function presentRecipientPart(
  db: Db | Tx,
  app: Platform,
  part: PartRow,
  known?: AppealRow,
): Promise<RecipientPart> {
  const appeal = known ?? (await selectAppealsOf(db, [part.part_no])).get(part.part_no);
  const order = await findOrder(db, part.deposit_bill);
  const waits = part.status === 'waitingConfirm';
  return {
    ...partFields(part, appeal),
    payerName: maskHolder(order?.depositor_name ?? ''),
    proofs: order ? await selectProofs(db, order) : [],
    reminders: part.reminders,
    canConfirm: waits,
    canAppeal: waits,
    silence: await silenceOf(db, app, part),
  };
}

/** What the rule does when the present stage ends without anybody's word. */
async function silenceOf(db: Db | Tx, app: Platform, part: PartRow): Promise<PayerPart['silence']> {
  if (part.status === 'waitingPay') return 'released';
  if (part.status !== 'waitingConfirm') return 'decided';
  const { proofCounts } = (await cashierSettings(app)).fastWithdrawal;
  if (compare(money('CNY', part.amount), parseMoney(proofCounts, 'CNY')) > 0) return 'toStaff';
  const order = await findOrder(db, part.deposit_bill);
  return order && (await selectProofs(db, order)).length > 0 ? 'confirmed' : 'toStaff';
}
