import type { matchingEndpoints } from '@fairway/contract/cashier/matching/matching-endpoints.ts';
import type { matchingSchemas } from '@fairway/contract/cashier/matching/matching-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { confirmPart } from '../parts/confirm-part.ts';
import { presentRecipientPart } from '../parts/present-part.ts';
import { lockRecipientPart } from './own-parts.ts';

/** The recipient says that a part has arrived: both sides are booked, with margin and reward, in one transaction. */
export const confirmFastWithdrawal: Operation<
  (typeof matchingEndpoints)['confirmFastWithdrawal'],
  (typeof matchingSchemas)['confirmFastWithdrawal']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const { operation, operationId } = call;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const sides = await lockRecipientPart(tx, memberId, input.partNo);

    if (sides.part.status !== 'waitingConfirm') throw new AppError('matchPartStateWrong');

    const confirmed = await confirmPart(tx, app, sides, { actor: 'member' });

    return { part: await presentRecipientPart(tx, app, confirmed) };
  });
};
