import type { matchingEndpoints } from '@fairway/contract/matching/endpoints.ts';
import type { matchingSchemas } from '@fairway/contract/matching/schemas.ts';
import { appealReasons } from '@fairway/contract/matching/appeals.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { addStatement } from '../appeals/add-statement.ts';
import { presentRecipientPart } from '../parts/present-part.ts';
import { underAppeal } from '../parts/part-states.ts';
import { lockRecipientPart } from './own-parts.ts';

/** The recipient answers an open appeal, or adds to the own one. Throws `appealDecided` once the part has ended, `matchPartStateWrong` before an appeal. */
export const addFastWithdrawalStatement: Operation<
  (typeof matchingEndpoints)['addFastWithdrawalStatement'],
  (typeof matchingSchemas)['addFastWithdrawalStatement']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const { operation, operationId } = call;
  const { partNo, reason, text, evidence } = input;
  if (appealReasons.byCode(reason)?.side !== 'recipient') throw new AppError('appealReasonWrong');
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const sides = await lockRecipientPart(tx, memberId, partNo);

    if (sides.part.ended_at !== null) throw new AppError('appealDecided');
    if (!underAppeal.includes(sides.part.status)) throw new AppError('matchPartStateWrong');

    await addStatement(tx, app, sides, { side: 'recipient', memberId, reason, text, evidence });

    return { part: await presentRecipientPart(tx, sides.part) };
  });
};
