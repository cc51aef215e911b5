import type { walletOperatorEndpoints } from '@fairway/contract/wallet/operator-endpoints.ts';
import type { walletOperatorSchemas } from '@fairway/contract/wallet/operator-schemas.ts';
import { findApproval, withdrawApproval } from '#modules/operators';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { isOfWallet, readPayload } from './proposal.ts';

/**
 * Who proposed takes it back while nobody has decided: it counts as voided, and the same thing can be proposed again. Writes the
 * request and an audit row. Throws `approvalNotFound`, also for another's proposal and for one that is decided.
 */
export const withdrawWalletProposal: Operation<
  (typeof walletOperatorEndpoints)['withdrawWalletProposal'],
  (typeof walletOperatorSchemas)['withdrawWalletProposal']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const found = await findApproval(tx, input.id);
    if (!found || !isOfWallet(found.kind)) throw new AppError('approvalNotFound');

    const { id, kind, payload, state } = await withdrawApproval(tx, app, call, input);

    await app.audit(tx, call, {
      action: operation,
      object: { kind: `wallet-${readPayload(kind, payload).kind}`, id },
      before: { state: 'pending' },
      after: { state },
      reason: input.reason,
    });
    return { id, state };
  });
};
