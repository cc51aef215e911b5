import type { proposalEndpoints } from '@fairway/contract/operators/proposals/endpoints.ts';
import type { proposalSchemas } from '@fairway/contract/operators/proposals/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { decideApproval } from '../approvals/approvals.ts';
import { readProposal } from './read-proposal.ts';

/** A second person refuses with a reason; an outdated proposal can be refused too. Writes the decision and an audit row. */
export const refuseProposal: Operation<
  (typeof proposalEndpoints)['refuseProposal'],
  (typeof proposalSchemas)['refuseProposal']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const { kind, row } = await readProposal(tx, app, call, input.id);
    const { object_id: objectId, object_version: objectVersion } = row;

    await decideApproval(tx, app, call, {
      kind: kind.name,
      objectId,
      objectVersion,
      agrees: false,
      id: input.id,
      reason: input.reason,
    });
    await kind.drop?.(tx, app, row);

    await app.audit(tx, call, {
      action: operation,
      object: { kind: kind.objectKind, id: objectId },
      before: { state: 'pending', proposedBy: row.maker_name },
      after: { state: 'declined' },
      reason: input.reason,
    });
    return { id: row.id, state: 'declined' as const };
  });
};
