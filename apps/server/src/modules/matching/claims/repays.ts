import { parseMoney } from '@fairway/money';
import type { Db, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { findWithdrawal, type WithdrawalRow } from '#modules/cashier';
import { coveringParts } from '../parts/part-states.ts';
import { selectPartsOf, type PartRow } from '../parts/part-store.ts';

/** What neither a confirmed part nor one under way covers of a withdrawal that parts still pay, in minor units. */
export async function uncoveredOf(db: Db | Tx, row: WithdrawalRow): Promise<bigint> {
  if (row.status !== 'paying' || row.channel !== 'fast') return 0n;
  const parts = await selectPartsOf(db, row.bill_no);
  const covered = parts
    .filter(({ status }) => coveringParts.includes(status))
    .reduce((sum, { amount }) => sum + amount, row.matched);
  return row.amount - row.fee - covered;
}

/** How a claim is paid: from what its withdrawal still holds, and what its recipient has been paid elsewhere and gives back. */
export function shareClaim(part: PartRow, uncovered: bigint): { covered: bigint; repaid: bigint } {
  const covered = uncovered < part.amount ? uncovered : part.amount;
  return { covered, repaid: part.amount - covered };
}

/** What the recipient of a part gives back if it is confirmed now, or gave back when it was, in minor units. */
export async function repaysOf(db: Db | Tx, part: PartRow): Promise<bigint> {
  if (part.status !== 'claimed') return part.repaid;
  const row = await findWithdrawal(db, part.withdrawal_bill);
  if (!row) throw new Error(`part ${part.part_no} has lost its withdrawal`);
  return shareClaim(part, await uncoveredOf(db, row)).repaid;
}

/**
 * What the recipient gives back, under the locks of the act, held against what the person who acts was shown: another payer may have
 * been matched in between. Throws `editConflict` where they differ.
 */
export async function requireSeenRepays(tx: Tx, part: PartRow, seen: string): Promise<bigint> {
  const repays = await repaysOf(tx, part);
  if (parseMoney(seen, 'CNY').minor !== repays) throw new AppError('editConflict');
  return repays;
}
