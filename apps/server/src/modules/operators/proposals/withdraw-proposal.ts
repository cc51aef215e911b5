import type { proposalEndpoints } from '@fairway/contract/operators/proposals/endpoints.ts';
import type { proposalSchemas } from '@fairway/contract/operators/proposals/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { withdrawApproval } from '../approvals/approvals.ts';
import { findApproval } from '../approvals/approvals-store.ts';
import { proposalKindOf } from './proposal-kind.ts';

/** The proposer withdraws an own proposal that nobody has decided. Writes it and an audit row. Throws `approvalNotFound`, also for another's. */
export const withdrawProposal: Operation<
  (typeof proposalEndpoints)['withdrawProposal'],
  (typeof proposalSchemas)['withdrawProposal']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const found = await findApproval(tx, input.id);
    const kind = found && proposalKindOf(app, found.kind);
    if (!kind) throw new AppError('approvalNotFound');

    const row = await withdrawApproval(tx, app, call, input);
    const { id, object_id: objectId, state } = row;
    await kind.drop?.(tx, app, row);

    await app.audit(tx, call, {
      action: operation,
      object: { kind: kind.objectKind, id: objectId },
      before: { state: 'pending' },
      after: { state },
      reason: input.reason,
    });
    return { id, state };
  });
};
