import type { memberClosingOperatorEndpoints } from '@fairway/contract/members/closing/endpoints.ts';
import type { memberClosingOperatorSchemas } from '@fairway/contract/members/closing/schemas.ts';
import { requestApproval, writeAudit } from '#modules/operators';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { push } from '#platform/outbox/push.ts';
import { lockMember, updateStatus } from '../casework/casework-store.ts';
import type { ClosingPayload } from './closing-payload.ts';
import { memberClosing } from './closing-proposal.ts';
import { readRemains } from './remains.ts';

/**
 * Has the closing of an account wait for a second person, who sees what the member still has; from now on an active member can only
 * withdraw. Writes the proposal, that status and an audit row. Throws `memberNotFound`, `memberStatusWrong`, `editConflict`.
 */
export const proposeMemberClosing: Operation<
  (typeof memberClosingOperatorEndpoints)['proposeMemberClosing'],
  (typeof memberClosingOperatorSchemas)['proposeMemberClosing']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const member = await lockMember(tx, input.memberId);

    if (!member) throw new AppError('memberNotFound');
    if (member.version !== input.version) throw new AppError('editConflict');
    if (member.status === 'closing' || member.status === 'closed') throw new AppError('memberStatusWrong');

    const { id: memberId, name, status } = member;
    const before = { memberId, name, status, ...(await readRemains(tx, app, memberId)) };
    const { code, exclusionMonths = null, reason } = input;
    const payload: ClosingPayload = { memberId, name, code, exclusionMonths };
    const during = status === 'active' ? 'closing' : status;
    if (during !== status) await updateStatus(tx, memberId, during);
    const proposalId = await requestApproval(tx, app, call, {
      kind: memberClosing.name,
      objectId: memberId,
      objectVersion: during,
      payload,
      before,
      reason,
    });
    await writeAudit(tx, app, call, {
      action: operation,
      object: { kind: memberClosing.objectKind, id: memberId },
      before,
      after: { status: during, code, exclusionMonths },
      reason,
    });
    await push(tx, app, 'memberAccount', { memberId }, { changed: 'closing' });

    return { proposalId };
  });
};
