import type { cashierEndpoints } from '@fairway/contract/cashier/endpoints.ts';
import type { cashierSchemas } from '@fairway/contract/cashier/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { lockCashierMember } from '../book/member-lock.ts';
import { findMethodOf, isInUse, removeMethod } from './method-store.ts';

/** Unbinds a card or address; refused with `payoutMethodInUse` while a withdrawal is paid to it. */
export const removePayoutMethod: Operation<
  (typeof cashierEndpoints)['removePayoutMethod'],
  (typeof cashierSchemas)['removePayoutMethod']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const { operation, operationId } = call;
  return onceInTransaction(
    app,
    { owner: `member/${memberId}`, operation, operationId, input },
    async (tx) => {
      await lockCashierMember(tx, memberId);
      const method = await findMethodOf(tx, memberId, input.id);
      if (!method) throw new AppError('payoutMethodNotFound');

      if (await isInUse(tx, method)) throw new AppError('payoutMethodInUse');

      await removeMethod(tx, method, app.clock.now());
      return null;
    },
  );
};
