import type { liveOperatorEndpoints } from '@fairway/contract/live/operator-endpoints.ts';
import type { liveOperatorSchemas } from '@fairway/contract/live/operator-schemas.ts';
import { requestApproval } from '#modules/operators';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { lockAnchor } from '../anchors/anchors-store.ts';
import { contractInForce, insertContract, markDropped, selectContracts } from '../anchors/contracts-store.ts';
import { presentContract } from '../anchors/present-anchor.ts';
import { contractProposal } from './contract-proposal.ts';

/**
 * Has a version of an anchor's contract wait for a second operator. It replaces one that the anchor has not agreed to. Writes the version,
 * the proposal and an audit row. Throws `anchorNotFound`, `anchorNotApproved`, and `editConflict` where one waits for an operator.
 */
export const proposeAnchorContract: Operation<
  (typeof liveOperatorEndpoints)['proposeAnchorContract'],
  (typeof liveOperatorSchemas)['proposeAnchorContract']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const { anchorId, sharePercent, reason } = input;
    const anchor = await lockAnchor(tx, { id: anchorId });
    if (!anchor) throw new AppError('anchorNotFound');
    if (anchor.status !== 'approved') throw new AppError('anchorNotApproved');
    const versions = await selectContracts(tx, [anchorId]);
    if (versions.some(({ status }) => status === 'proposed')) throw new AppError('editConflict');
    const unanswered = versions.find(({ status }) => status === 'agreed');
    if (unanswered) await markDropped(tx, unanswered.id);

    const at = await databaseNow(tx);
    const id = app.ids.uuid();
    const contract = await insertContract(tx, { id, anchorId, sharePercent, by: operator.name, at });
    const counts = await contractInForce(tx, anchorId);
    const before = { name: anchor.name, sharePercent: counts?.share_percent ?? null };
    const after = { name: anchor.name, sharePercent };
    const proposalId = await requestApproval(tx, app, call, {
      kind: contractProposal.name,
      objectId: id,
      objectVersion: contract.status,
      payload: { after },
      before,
      reason,
    });
    const object = { kind: contractProposal.objectKind, id };
    await app.audit(tx, call, { action: operation, object, before, after, reason });

    return { proposalId, contract: presentContract(contract) };
  });
};
