import type { matchingEndpoints } from '@fairway/contract/matching/endpoints.ts';
import type { matchingSchemas } from '@fairway/contract/matching/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { requireWithdrawPassword } from '#modules/payout-methods';
import { confirmUnderAppeal } from '../appeals/confirm-under-appeal.ts';
import { confirmPart } from '../parts/confirm-part.ts';
import { presentRecipientPart } from '../parts/present-part.ts';
import { lockRecipientPart } from './own-parts.ts';

/**
 * The recipient says that a part has arrived, under an appeal or not: both sides are booked, with margin and reward, in one
 * transaction. It gives locked money away, so it asks the withdraw password, first and outside the transaction. Throws what that throws.
 */
export const confirmFastWithdrawal: Operation<
  (typeof matchingEndpoints)['confirmFastWithdrawal'],
  (typeof matchingSchemas)['confirmFastWithdrawal']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const { operation, operationId } = call;
  const { withdrawPassword, ...asked } = input;
  await requireWithdrawPassword(app, memberId, withdrawPassword);

  const key = { owner: `member/${memberId}`, operation, operationId, input: asked };
  return onceInTransaction(app, key, async (tx) => {
    const sides = await lockRecipientPart(tx, memberId, asked.partNo);

    const { status } = sides.part;
    if (status !== 'waitingConfirm' && status !== 'frozen') throw new AppError('matchPartStateWrong');

    const confirmed =
      status === 'frozen'
        ? await confirmUnderAppeal(tx, app, sides)
        : await confirmPart(tx, app, sides, { actor: 'member' });

    return { part: await presentRecipientPart(tx, confirmed) };
  });
};
