import type { matchingEndpoints } from '@fairway/contract/matching/endpoints.ts';
import type { matchingSchemas } from '@fairway/contract/matching/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { keepPictures } from '#modules/members';
import { insertStep, isOpen, insertProof } from '#modules/cashier';
import { markPartPaid } from '../parts/mark-part-paid.ts';
import { presentPayerPart } from '../parts/present-part.ts';
import { lockPayerPart } from './own-parts.ts';

/**
 * The payer says that he has paid, with a picture where he has one: the recipient is asked. No money moves by this
 * claim alone.
 */
export const confirmFastDeposit: Operation<
  (typeof matchingEndpoints)['confirmFastDeposit'],
  (typeof matchingSchemas)['confirmFastDeposit']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const { operation, operationId } = call;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const sides = await lockPayerPart(tx, memberId, input.billNo);

    if (!isOpen(sides.order.status)) throw new AppError('depositOrderClosed');
    if (sides.part.status !== 'waitingPay') throw new AppError('depositStateWrong');

    const at = app.clock.now();
    if (input.proof !== undefined) {
      const names = [input.proof];
      if ((await keepPictures(tx, { ownerId: memberId, purpose: 'payment', names, at })) !== 1)
        throw new AppError('pictureNotFound');
      await insertProof(tx, sides.order, { name: input.proof, at });
      await insertStep(tx, sides.order, at, { event: 'proofHandedIn', actor: 'member', key: input.proof });
    }
    const paid = await markPartPaid(tx, app, sides);

    return { part: await presentPayerPart(tx, app, paid) };
  });
};
