import { shareMember } from '#modules/members';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { depositName, type DepositBasis } from './deposit-basis.ts';
import { selectReversedDeposits } from './deposit-basis-store.ts';

/** Throws `taskUnfinished` for a reward that would rest on a deposit that was taken back, counted by `play` or not. */
export async function refuseReversed(
  tx: Tx,
  memberId: string,
  deposits: readonly DepositBasis[],
): Promise<void> {
  await shareMember(tx, memberId);
  const reversed = new Set((await selectReversedDeposits(tx, memberId)).map(depositName));
  if (deposits.some((deposit) => reversed.has(depositName(deposit)))) throw new AppError('taskUnfinished');
}
