import type { Tx } from '#platform/db/database.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { requestApproval } from '../../approvals/approvals.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { ProposalKind } from '../../proposals/proposal-kind.ts';
import { checkVersion, lockOtherOperator, type LockedOperator } from './account-state.ts';

interface AccountInput {
  operatorId: string;
  version: number;
  reason: string;
}

interface Change<Input extends AccountInput> {
  input: Input;
  kind: ProposalKind;
  /** The proposal's id, where something was made of it already. */
  id?: string;
  /** Refuses a state in which the change makes no sense; answers what would be done and what it would change. */
  judge: (locked: LockedOperator, tx: Tx) => { payload: unknown; before: object };
}

/**
 * Has a change of another operator's account wait for a second person. Writes the proposal and an audit row. Throws
 * `operatorNotFound`, `ownAccountChange`, `editConflict` (also where one waits already), and what `judge` throws.
 */
export function proposeChange<Input extends AccountInput>(
  app: Platform,
  call: OperatorCall,
  { input, kind, id, judge }: Change<Input>,
): Promise<{ proposalId: string }> {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const locked = await lockOtherOperator(tx, call, input.operatorId);
    checkVersion(locked.row, input.version);
    const { payload, before } = judge(locked, tx);

    const proposalId = await requestApproval(tx, app, call, {
      ...(id !== undefined && { id }),
      kind: kind.name,
      objectId: locked.row.id,
      objectVersion: String(locked.row.version),
      payload,
      before,
      reason: input.reason,
    });
    await writeAudit(tx, app, call, {
      action: operation,
      object: { kind: kind.objectKind, id: locked.row.id },
      before,
      after: kind.after(payload),
      reason: input.reason,
    });

    return { proposalId };
  });
}
