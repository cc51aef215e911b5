import type { matchingEndpoints } from '@fairway/contract/matching/endpoints.ts';
import type { matchingSchemas } from '@fairway/contract/matching/schemas.ts';
import { appealReasons } from '@fairway/contract/matching/appeals.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { openAppeal } from '../appeals/open-appeal.ts';
import { presentRecipientPart } from '../parts/present-part.ts';
import { lockRecipientPart } from './own-parts.ts';

/** The recipient denies a part that was said to be paid: it is held until two operators have decided, or the recipient finds the money. */
export const appealFastWithdrawal: Operation<
  (typeof matchingEndpoints)['appealFastWithdrawal'],
  (typeof matchingSchemas)['appealFastWithdrawal']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const { operation, operationId } = call;
  if (appealReasons.byCode(input.reason)?.side !== 'recipient') throw new AppError('appealReasonWrong');
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const sides = await lockRecipientPart(tx, memberId, input.partNo);

    if (sides.part.status === 'frozen') throw new AppError('appealOpen');
    if (sides.part.status !== 'waitingConfirm') throw new AppError('matchPartStateWrong');

    const { reason, text, evidence } = input;
    const frozen = await openAppeal(tx, app, sides, { by: 'recipient', memberId, reason, text, evidence });

    return { part: await presentRecipientPart(tx, frozen) };
  });
};
