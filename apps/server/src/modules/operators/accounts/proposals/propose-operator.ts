import type { operatorAccountEndpoints } from '@fairway/contract/operators/accounts/endpoints.ts';
import type { operatorAccountSchemas } from '@fairway/contract/operators/accounts/schemas.ts';
import { roleDifference } from '@fairway/contract/operators/role-difference.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { requestApproval } from '../../approvals/approvals.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { lockOperatorByName } from '../operators-store.ts';
import { operatorOpening } from './operator-proposals.ts';
import { firstPasswordHash, passwordPart } from './password-parts.ts';

/**
 * Has a new account wait for a second person and answers the proposer's half of its first password. Writes the proposal and an audit
 * row. Throws `operatorNameTaken`, and `editConflict` where the name waits already.
 */
export const proposeOperator: Operation<
  (typeof operatorAccountEndpoints)['proposeOperator'],
  (typeof operatorAccountSchemas)['proposeOperator']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const { name, role, reason } = input;
  const id = app.ids.uuid();
  const passwordHash = await firstPasswordHash(app, id);

  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  const { proposalId } = await onceInTransaction(app, key, async (tx) => {
    if (await lockOperatorByName(tx, name)) throw new AppError('operatorNameTaken', {}, { field: 'name' });

    const approval = {
      id,
      kind: operatorOpening.name,
      objectId: name,
      objectVersion: 'free',
      payload: { name, role, passwordHash },
      before: null,
      reason,
    };
    await requestApproval(tx, app, call, approval);
    await writeAudit(tx, app, call, {
      action: operation,
      object: { kind: operatorOpening.objectKind, id: name },
      after: { name, role, ...roleDifference(undefined, role) },
      reason,
    });

    return { proposalId: id };
  });
  return { proposalId, passwordPart: passwordPart(app, proposalId, 'proposer') };
};
