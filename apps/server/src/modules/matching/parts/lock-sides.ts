import type { Tx } from '#platform/db/database.ts';
import { lockOrder, type DepositOrderRow, lockWithdrawal, type WithdrawalRow } from '#modules/cashier';
import { findPart, lockPart, type PartRow } from './part-store.ts';

/** A part with both its orders, locked. */
export interface Sides {
  part: PartRow;
  order: DepositOrderRow;
  withdrawal: WithdrawalRow;
}

/** Locks both orders of a part, the deposit's first, then the part; undefined for an unknown number. */
export async function lockSides(tx: Tx, partNo: string): Promise<Sides | undefined> {
  const seen = await findPart(tx, partNo);
  if (!seen) return undefined;
  const order = await lockOrder(tx, seen.deposit_bill);
  const withdrawal = await lockWithdrawal(tx, seen.withdrawal_bill);
  const part = await lockPart(tx, partNo);
  if (!order || !withdrawal || !part) throw new Error(`part ${partNo} has lost an order`);
  return { part, order, withdrawal };
}
