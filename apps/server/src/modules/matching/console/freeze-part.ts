import type { matchingOperatorEndpoints } from '@fairway/contract/matching/endpoints.ts';
import type { matchingOperatorSchemas } from '@fairway/contract/matching/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { findMemberNames } from '#modules/members';
import { requireReason, writeAudit } from '#modules/operators';
import { findHeardAppeal } from '../appeals/heard-appeal.ts';
import { stopPart } from '../appeals/stop-part.ts';
import { lockSides } from '../parts/lock-sides.ts';
import { presentBoardPart } from './present-board-part.ts';

/**
 * Stops an open part with a reason, whatever its stage: its case is under appeal, 4014, until two operators have decided. Throws
 * `matchPartEnded`, and `matchPartStopped` for one that is stopped already.
 */
export const freezePart: Operation<
  (typeof matchingOperatorEndpoints)['freezePart'],
  (typeof matchingOperatorSchemas)['freezePart']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const text = requireReason(input.reason);
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const sides = await lockSides(tx, input.partNo);
    if (!sides) throw new AppError('matchPartNotFound');

    const frozen = await stopPart(tx, app, sides, { name: operator.name, reason: text });
    await writeAudit(tx, app, call, {
      action: 'freezePart',
      object: { kind: 'matchPart', id: input.partNo },
      before: { status: sides.part.status },
      after: { status: frozen.status, deadline: frozen.deadline.toISOString() },
      reason: text,
    });

    const names = await findMemberNames(tx, [frozen.payer_id, frozen.recipient_id]);
    return presentBoardPart(frozen, await findHeardAppeal(tx, frozen.part_no), names);
  });
};
