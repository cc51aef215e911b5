import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { decidableStatuses } from '../withdrawal-states.ts';
import { lockWithdrawal, type WithdrawalRow } from '../withdrawal-store.ts';

/**
 * The case that an operator decides, locked. Throws `withdrawalNotFound`; `withdrawalStateWrong` once it is decided;
 * `caseClaimed` while another operator has it; `editConflict` when it changed since the operator read it.
 */
export async function lockCase(
  tx: Tx,
  app: Platform,
  call: OperatorCall,
  { billNo, version }: { billNo: string; version?: number },
): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(tx, billNo);
  if (!row) throw new AppError('withdrawalNotFound');
  if (!decidableStatuses.includes(row.status)) throw new AppError('withdrawalStateWrong');
  const taken = row.claimed_until !== null && row.claimed_until > app.clock.now();
  if (taken && row.claimed_by !== call.operator.operatorId)
    throw new AppError(
      'caseClaimed',
      { name: row.claimed_by_name ?? '', until: row.claimed_until?.toISOString() ?? '' },
      { name: row.claimed_by_name, until: row.claimed_until?.toISOString() ?? null },
    );
  if (version !== undefined && version !== row.version) throw new AppError('editConflict');
  return row;
}
