import { money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { accountsOf, lockAccounts, move, postTransfer } from '#modules/ledger';
import {
  cashierSettings,
  insertStep,
  receivePayment,
  updateWithdrawal,
  type DepositOrderRow,
  type WithdrawalRow,
} from '#modules/cashier';
import { shareOf } from '../rates.ts';
import type { PartRow } from './part-store.ts';
import { takeFromHold } from './take-from-hold.ts';

/** Two members' money and the house's buckets beside each: all that the postings of a part may touch, locked in one order. */
export async function lockBothSides(
  tx: Tx,
  ...orders: readonly Pick<WithdrawalRow, 'member_id' | 'currency'>[]
): Promise<void> {
  await lockAccounts(
    tx,
    orders.flatMap(({ member_id: memberId, currency }) => {
      const { center, locked, debt, house } = accountsOf(memberId);
      const buckets = (['clearing', 'fees', 'promotions'] as const).map((kind) => house(kind, currency));
      return [center(currency), locked(currency), debt(currency), ...buckets];
    }),
  );
}

/** What a part took from a withdrawal, and the withdrawal as it is then. */
export interface Taken {
  row: WithdrawalRow;
  fee: bigint;
  reward: bigint;
}

/**
 * Takes `net` of a withdrawal's locked money for the clearing account, its margin for the house, and gives the recipient's
 * reward. Under the withdrawal's lock and those of `lockBothSides`.
 */
export async function takePart(
  tx: Tx,
  app: Platform,
  row: WithdrawalRow,
  { net, partNo }: { net: bigint; partNo: string },
): Promise<Taken> {
  const fee = feeOf(row, net);
  const reward = shareOf(net, (await cashierSettings(app)).fastWithdrawal.drawRewardRate);
  const { holdId, transferId } = await takeFromHold(tx, app, row, { net, fee });
  if (reward > 0n) await giveReward(tx, app, row, { reward, partNo });
  const taken = await updateWithdrawal(tx, row, {
    hold_id: holdId,
    payout_transfer: transferId,
    matched: row.matched + net,
    matched_fee: row.matched_fee + fee,
    fast_reward: row.fast_reward + reward,
  });
  return { row: taken, fee, reward };
}

/** Credits the payer of a part from the clearing account; its deposit order is settled, also one that had ended. */
export async function creditPayer(
  tx: Tx,
  app: Platform,
  order: DepositOrderRow,
  part: PartRow,
): Promise<void> {
  await receivePayment(tx, app, order, {
    reference: part.part_no,
    amount: money(order.currency, part.amount),
    payerName: order.depositor_name,
    late: false,
    // A payer who never said «paid» in time was found to have paid all the same: it counts as paid in its time.
    paidAt: part.paid_at ?? part.matched_at,
  });
}

/** The margin that belongs to so much of the net: in proportion, and the last part takes what is left of it. */
function feeOf(row: WithdrawalRow, net: bigint): bigint {
  const whole = row.amount - row.fee;
  return (row.fee * (row.matched + net)) / whole - row.matched_fee;
}

async function giveReward(
  tx: Tx,
  app: Platform,
  row: WithdrawalRow,
  { reward, partNo }: { reward: bigint; partNo: string },
): Promise<void> {
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
