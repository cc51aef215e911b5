import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import { lockOperatorAmongAdministrators, type OperatorRow } from '../operators-store.ts';

export interface LockedOperator {
  row: OperatorRow;
  administrators: readonly OperatorRow[];
}

/**
 * Another operator's account, locked with the administrators'. Throws `operatorNotFound`, `ownAccountChange`, and `tokenRevoked` for a
 * caller who was blocked while the call waited.
 */
export async function lockOtherOperator(
  tx: Tx,
  { operator }: OperatorCall,
  id: string,
): Promise<LockedOperator> {
  const { row, administrators } = await lockOperatorAmongAdministrators(tx, id);
  if (!row) throw new AppError('operatorNotFound');
  if (row.id === operator.operatorId) throw new AppError('ownAccountChange');
  if (administrators.some((one) => one.id === operator.operatorId && one.blocked))
    throw new AppError('tokenRevoked');
  return { row, administrators };
}

/** At least one operator must remain who can open accounts: throws `lastAdministrator` where no other one can sign in. */
export function refuseLastAdministrator({ row, administrators }: LockedOperator): void {
  if (row.role !== 'administrator') return;
  const others = administrators.filter(({ id, blocked, enrolled }) => id !== row.id && !blocked && enrolled);
  if (others.length === 0) throw new AppError('lastAdministrator');
}

/** The account as the proposer saw it; throws `editConflict` for an older state. */
export function checkVersion({ version }: OperatorRow, seen: number): void {
  if (version !== seen) throw new AppError('editConflict');
}
