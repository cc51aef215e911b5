import type { WalletProposal } from '@fairway/contract/wallet/operator-schemas.ts';
import { findApproval, requestApproval } from '#modules/operators';
import { AppError } from '#platform/errors.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { presentProposal } from './present-proposal.ts';
import { approvalKinds } from './proposal.ts';

/** Writes a request for a second person with its audit row, once a button. Throws `editConflict` when one waits for the same object. */
export function writeProposal(
  app: Platform,
  call: OperatorCall,
  input: unknown,
  asked: {
    kind: 'adjustment' | 'repair';
    objectId: string;
    objectVersion: string;
    payload: unknown;
    evidence: string;
  },
): Promise<WalletProposal> {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  const { kind, objectId, objectVersion, payload, evidence } = asked;
  return onceInTransaction(app, key, async (tx) => {
    const request = { kind: approvalKinds[kind], objectId, objectVersion, payload, reason: evidence };
    const id = await requestApproval(tx, app, call, request);
    await app.audit(tx, call, {
      action: operation,
      object: { kind: `wallet-${kind}`, id },
      after: payload,
      reason: evidence,
    });
    const row = await findApproval(tx, id);
    if (!row) throw new AppError('approvalNotFound');
    return presentProposal(tx, call, row);
  });
}
