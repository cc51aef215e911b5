import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { OperationKey } from '#platform/idempotency/run-once.ts';
import type { Platform } from '#platform/platform.ts';
import type { WalletAnswer, WalletCall } from '../wallet-call.ts';

/** A refusal that is not kept under the call's id: the same call may be right a moment later, once another has come. */
export class NotYet extends Error {
  override name = 'NotYet';
  readonly refusal: AppError;
  constructor(refusal: AppError) {
    super(refusal.error);
    this.refusal = refusal;
  }
}

/** The id under which a call is kept. What it is about must be the same in each repeat; its token may be another. */
export function keyOf(call: WalletCall): OperationKey {
  const { provider, id, token: _, ...about } = { token: undefined, ...call };
  return { owner: `party/${provider}`, operation: 'walletCall', operationId: id, input: about };
}

/**
 * Decides a call in one transaction and keeps the answer, refusals included: the same call gets it again, for good. Throws
 * `walletCallDuplicate`, with an alarm, for another call under the same id.
 */
export async function decideOnce(
  app: Platform,
  call: WalletCall,
  act: (tx: Tx) => Promise<WalletAnswer>,
): Promise<WalletAnswer> {
  try {
    return await onceInTransaction(app, keyOf(call), act);
  } catch (fault) {
    if (fault instanceof NotYet) throw fault.refusal;
    throw isReused(fault) ? contradiction(app, call) : fault;
  }
}

/** Whether the id was used for another call. */
export function isReused(fault: unknown): boolean {
  return fault instanceof AppError && fault.error === 'operationIdReused';
}

/** Raises the alarm about a call that contradicts an earlier one, and answers its refusal. */
export function contradiction(app: Platform, { provider, id, kind, memberId }: WalletCall): AppError {
  app.logger.error(
    { runbook: 'wallet-call-contradicts', venue: provider, requestNo: id, operation: kind, memberId },
    'a provider calls another thing by an id that it has used',
  );
  return new AppError('walletCallDuplicate');
}
