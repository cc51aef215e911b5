import type { walletOperatorEndpoints } from '@fairway/contract/wallet/operator-endpoints.ts';
import type { walletOperatorSchemas } from '@fairway/contract/wallet/operator-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { readSnapshot, takeProof } from './take-proof.ts';

/** Publishes a proof of all balances as they are now, beside those of the nights. Audited. */
export const takeSolvencyProof: Operation<
  (typeof walletOperatorEndpoints)['takeSolvencyProof'],
  (typeof walletOperatorSchemas)['takeSolvencyProof']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  const takenAt = app.clock.now();
  const snapshot = await readSnapshot(app.db, takenAt);
  return onceInTransaction(app, key, async (tx) => {
    const proofId = await takeProof(tx, app, snapshot, { kind: 'demand', day: null, takenAt });
    if (proofId === undefined) throw new Error('a proof on demand has no day that could be proven already');
    await app.audit(tx, call, { action: operation, object: { kind: 'wallet-proof', id: proofId } });
    return { proofId };
  });
};
