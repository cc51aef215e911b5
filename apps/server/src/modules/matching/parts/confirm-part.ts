import { money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { accountsOf, lockAccounts, move, postTransfer } from '#modules/ledger';
import {
  notifyWallet,
  notifyWithdrawal,
  insertStep,
  receivePayment,
  cashierSettings,
  updateWithdrawal,
  type WithdrawalRow,
} from '#modules/cashier';
import { shareOf } from '../rates.ts';
import { notifyBoard } from '../notify-board.ts';
import { finishWithdrawal } from './finish-withdrawal.ts';
import type { Sides } from './lock-sides.ts';
import { maskPayee } from './mask-payee.ts';
import { updatePart, type PartRow } from './part-store.ts';
import { takeFromHold } from './take-from-hold.ts';

/**
 * The money has arrived: the part's net leaves the recipient's locked money for the house's clearing account and the payer is
 * credited from it, margin and reward are booked beside, all in the caller's transaction that holds both orders' rows. The
 * last part ends the withdrawal. Only a part that was said to be paid may be given, and only the recipient or two operators
 * may say so: no clock is an actor here.
 */
export async function confirmPart(
  tx: Tx,
  app: Platform,
  { part, order, withdrawal }: Sides,
  by: { actor: 'member' | 'operator'; name?: string },
): Promise<PartRow> {
  const now = app.clock.now();
  await lockBothSides(tx, withdrawal, order);
  const fee = feeOf(withdrawal, part.amount);
  const reward = shareOf(part.amount, (await cashierSettings(app)).fastWithdrawal.drawRewardRate);
  const taken = await takeAndReward(tx, app, withdrawal, {
    net: part.amount,
    fee,
    reward,
    partNo: part.part_no,
  });

  const confirmed = await updatePart(tx, part, {
    status: 'confirmed',
    fee,
    reward,
    ended_at: now,
    ended_by: by.actor,
    stage_from: now,
  });
  await insertStep(tx, withdrawal, now, {
    event: 'partConfirmed',
    actor: by.actor,
    amount: part.amount,
    key: part.part_no,
    ...(by.name === undefined ? {} : { actorName: by.name }),
  });
  await receivePayment(tx, app, order, {
    reference: part.part_no,
    amount: money(order.currency, part.amount),
    payerName: order.depositor_name,
    late: false,
    paidAt: part.paid_at ?? now,
  });
  await maskPayee(tx, order);
  await finishWithdrawal(tx, app, taken);
  await notifyWithdrawal(tx, app, taken);
  await notifyWallet(tx, app, withdrawal.member_id, 'withdrawal');
  await notifyBoard(tx, app);
  return confirmed;
}

/** Two members' money and the house's buckets beside each: all that the postings of a part may touch, locked in one order. */
async function lockBothSides(
  tx: Tx,
  ...orders: readonly Pick<WithdrawalRow, 'member_id' | 'currency'>[]
): Promise<void> {
  await lockAccounts(
    tx,
    orders.flatMap(({ member_id: memberId, currency }) => {
      const { center, locked, house } = accountsOf(memberId);
      const buckets = (['clearing', 'fees', 'promotions'] as const).map((kind) => house(kind, currency));
      return [center(currency), locked(currency), ...buckets];
    }),
  );
}

/** The margin that belongs to so much of the net: in proportion, and the last part takes what is left of it. */
function feeOf(row: WithdrawalRow, net: bigint): bigint {
  const whole = row.amount - row.fee;
  return (row.fee * (row.matched + net)) / whole - row.matched_fee;
}

async function takeAndReward(
  tx: Tx,
  app: Platform,
  row: WithdrawalRow,
  { net, fee, reward, partNo }: { net: bigint; fee: bigint; reward: bigint; partNo: string },
): Promise<WithdrawalRow> {
  const { holdId, transferId } = await takeFromHold(tx, app, row, { net, fee });
  if (reward > 0n) {
    const accounts = accountsOf(row.member_id);
    const at = app.clock.now();
    await postTransfer(tx, {
      id: app.ids.uuid(),
      reason: 'bonus',
      legs: move(
        accounts.house('promotions', row.currency),
        accounts.center(row.currency),
        money(row.currency, reward),
      ),
      at,
      requestId: row.bill_no,
    });
    await insertStep(tx, row, at, { event: 'rewarded', actor: 'rule', amount: reward, key: partNo });
  }
  return updateWithdrawal(tx, row, {
    hold_id: holdId,
    payout_transfer: transferId,
    matched: row.matched + net,
    matched_fee: row.matched_fee + fee,
    fast_reward: row.fast_reward + reward,
  });
}
