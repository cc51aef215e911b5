import type { walletOperatorEndpoints } from '@fairway/contract/wallet/operator-endpoints.ts';
import type { walletOperatorSchemas } from '@fairway/contract/wallet/operator-schemas.ts';
import { decideApproval, findApproval } from '#modules/operators';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { carryOutAdjustment } from '../adjustments/carry-out-adjustment.ts';
import { carryOutRepair } from '../reconciliation/carry-out-repair.ts';
import { presentProposal } from './present-proposal.ts';
import { readPayload } from './proposal.ts';

/**
 * The second person's decision. Agreeing carries the proposal out in the same transaction, by the rules as they are
 * now; who proposed it cannot agree. Throws `approvalNotFound` (also for one that is decided), `approverIsMaker`,
 * `approvalVoided`, and what the act throws.
 */
export const decideWalletProposal: Operation<
  (typeof walletOperatorEndpoints)['decideWalletProposal'],
  (typeof walletOperatorSchemas)['decideWalletProposal']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const { id, agrees } = input;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const found = await findApproval(tx, id);
    const asked = found && readPayload(found.kind, found.payload);
    if (!found || !asked) throw new AppError('approvalNotFound');
    const { kind, object_id: objectId, object_version: objectVersion } = found;
    await decideApproval(tx, app, call, { kind, objectId, objectVersion, agrees, id });

    if (agrees && asked.kind === 'adjustment') await carryOutAdjustment(tx, app, asked.adjustment, id);
    if (agrees && asked.kind === 'repair') await carryOutRepair(tx, app, asked.repair, id);

    await app.audit(tx, call, {
      action: operation,
      object: { kind: `wallet-${asked.kind}`, id },
      before: { state: 'pending', maker: found.maker_name },
      after: { state: agrees ? 'approved' : 'declined' },
      reason: found.reason,
    });
    const decided = await findApproval(tx, id);
    if (!decided) throw new AppError('approvalNotFound');
    return presentProposal(tx, call, decided);
  });
};
