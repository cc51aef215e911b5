import type { memberClosingOperatorEndpoints } from '@fairway/contract/members/closing/endpoints.ts';
import type { memberClosingOperatorSchemas } from '@fairway/contract/members/closing/schemas.ts';
import { requestApproval, writeAudit } from '#modules/operators';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { lockMember } from '../casework/casework-store.ts';
import { memberReopening, refuseExcluded, type ReopeningPayload } from './reopening-proposal.ts';

/**
 * Has the reopening of a closed account wait for a second person. Writes the proposal and an audit row. Throws `memberNotFound`,
 * `memberStatusWrong`, `editConflict`, and what `refuseExcluded` throws.
 */
export const proposeMemberReopening: Operation<
  (typeof memberClosingOperatorEndpoints)['proposeMemberReopening'],
  (typeof memberClosingOperatorSchemas)['proposeMemberReopening']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const member = await lockMember(tx, input.memberId);

    if (!member) throw new AppError('memberNotFound');
    if (member.version !== input.version) throw new AppError('editConflict');
    if (member.status !== 'closed') throw new AppError('memberStatusWrong');
    await refuseExcluded(tx, app, call, member);

    const { id: memberId, name, status, closing_code: code } = member;
    const payload: ReopeningPayload = { memberId, name };
    const before = { ...payload, status, code };
    const proposalId = await requestApproval(tx, app, call, {
      kind: memberReopening.name,
      objectId: memberId,
      objectVersion: String(member.version),
      payload,
      before,
      reason: input.reason,
    });
    await writeAudit(tx, app, call, {
      action: operation,
      object: { kind: memberReopening.objectKind, id: memberId },
      before,
      after: memberReopening.after(payload),
      reason: input.reason,
    });

    return { proposalId };
  });
};
