import type { vipOperatorEndpoints } from '@fairway/contract/vip/operator-endpoints.ts';
import type { vipOperatorSchemas } from '@fairway/contract/vip/operator-schemas.ts';
import { firstReviewedLevel } from '@fairway/promotions';
import { requestApproval } from '#modules/operators';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { findVipMember } from '../member/members-store.ts';
import { refuseUnfit, reviewKind, type ReviewPayload } from './review-proposal.ts';

/**
 * Has a level above 7 wait for a second person, with the named owner of the member. Throws `memberNotFound`, `vipReviewUnfit`, and
 * `editConflict` when one waits already.
 */
export const requestVipReview: Operation<
  (typeof vipOperatorEndpoints)['requestVipReview'],
  (typeof vipOperatorSchemas)['requestVipReview']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const { memberId, level, owner: ownerName, reason } = input;
  const owner = `operator/${operator.operatorId}`;
  return onceInTransaction(app, { owner, operation, operationId, input }, async (tx) => {
    const member = await refuseUnfit(tx, app, memberId, { level, language: call.language });
    const known = await findVipMember(tx, memberId);
    const reviewed = known?.reviewed ?? 0;
    if (level < firstReviewedLevel || level <= reviewed)
      throw new AppError('vipReviewUnfit', {
        level,
        rule: `VIP${Math.max(reviewed, firstReviewedLevel - 1)}`,
      });

    const payload: ReviewPayload = { memberId, name: member.name, level, owner: ownerName };
    const before = { memberId, name: member.name, level: reviewed, owner: known?.owner_name ?? '' };
    const proposalId = await requestApproval(tx, app, call, {
      kind: reviewKind,
      objectId: memberId,
      objectVersion: `${member.grade}/${member.status}`,
      payload,
      before,
      reason,
    });
    await app.audit(tx, call, {
      action: operation,
      object: { kind: 'member', id: memberId },
      before,
      after: payload,
      reason,
    });
    return { proposalId };
  });
};
