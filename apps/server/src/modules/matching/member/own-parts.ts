import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { findOrderOf } from '#modules/cashier';
import { lockSides, type Sides } from '../parts/lock-sides.ts';
import { findPart, findPartOfDeposit } from '../parts/part-store.ts';

/** The part that the member's own deposit pays, locked. Throws `depositOrderNotFound`, `depositStateWrong` without one. */
export async function lockPayerPart(tx: Tx, memberId: string, billNo: string): Promise<Sides> {
  if (!(await findOrderOf(tx, memberId, billNo))) throw new AppError('depositOrderNotFound');
  const part = await findPartOfDeposit(tx, billNo);
  const sides = part && (await lockSides(tx, part.part_no));
  if (!sides) throw new AppError('depositStateWrong');
  return sides;
}

/** The part of the member's own withdrawal, locked. Throws `matchPartNotFound`, for another's as for none. */
export async function lockRecipientPart(tx: Tx, memberId: string, partNo: string): Promise<Sides> {
  const seen = await findPart(tx, partNo);
  if (seen?.recipient_id !== memberId) throw new AppError('matchPartNotFound');
  const sides = await lockSides(tx, partNo);
  if (!sides) throw new AppError('matchPartNotFound');
  return sides;
}
