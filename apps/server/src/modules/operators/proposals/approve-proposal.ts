import { rolePermissions } from '@fairway/contract/operators/permissions.ts';
import type { proposalEndpoints } from '@fairway/contract/operators/proposals/endpoints.ts';
import type { proposalSchemas } from '@fairway/contract/operators/proposals/schemas.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { findOperator } from '../accounts/operators-store.ts';
import { decideApproval } from '../approvals/approvals.ts';
import type { ApprovalRow } from '../approvals/approvals-store.ts';
import { readProposal } from './read-proposal.ts';
import { proposalKindOf, type ProposalKind } from './proposal-kind.ts';

/**
 * A second person approves; what was proposed is done in the same transaction, by the rules as they are now. Writes the decision, what the
 * kind writes, and an audit row. Throws `permissionMissing`, `approvalNotFound` (also for one that was replaced), `approverIsMaker`,
 * `approvalVoided` when the object has changed since or the proposer has lost the right, and what the kind's act throws.
 */
export const approveProposal: Operation<
  (typeof proposalEndpoints)['approveProposal'],
  (typeof proposalSchemas)['approveProposal']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  const decided = await onceInTransaction(app, key, async (tx) => {
    const { kind, row: asked } = await readProposal(tx, app, call, input.id);
    const objectId = asked.object_id;
    const objectVersion = await kind.lockVersion(tx, objectId);

    const row = await decideApproval(tx, app, call, {
      kind: kind.name,
      objectId,
      objectVersion,
      agrees: true,
      id: input.id,
    });
    await refuseFormerProposer(tx, kind, row);

    await kind.carryOut(tx, app, call, row);
    await app.audit(tx, call, {
      action: operation,
      object: { kind: kind.objectKind, id: objectId },
      before: { ...fieldsOf(row.before), proposedBy: row.maker_name },
      after: { ...fieldsOf(kind.after(row.payload)), proposedBy: row.maker_name },
      reason: row.reason,
    });

    return { id: row.id, state: 'approved' as const, kind: kind.name };
  });
  // Made again for a repeated call: the stored answer holds no password.
  const { id, state } = decided;
  return { id, state, passwordPart: proposalKindOf(app, decided.kind)?.passwordPart?.(app, id) ?? null };
};

/** One whose role may no longer propose this has nothing done by an old proposal. */
async function refuseFormerProposer(tx: Tx, { rights }: ProposalKind, row: ApprovalRow): Promise<void> {
  const maker = await findOperator(tx, row.maker_id);
  if (!maker || !rolePermissions[maker.role].includes(rights.propose)) throw new AppError('approvalVoided');
}

function fieldsOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
