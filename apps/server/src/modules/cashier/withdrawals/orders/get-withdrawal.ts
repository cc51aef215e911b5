import type { cashierEndpoints } from '@fairway/contract/cashier/endpoints.ts';
import type { cashierSchemas } from '@fairway/contract/cashier/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findWithdrawalOf } from '../withdrawal-store.ts';
import { presentWithdrawal } from './present-withdrawal.ts';

/** One withdrawal of the member, under way or ended. Writes nothing. */
export const getWithdrawal: Operation<
  (typeof cashierEndpoints)['getWithdrawal'],
  (typeof cashierSchemas)['getWithdrawal']
> = async (app, call, input) => {
  const withdrawal = await findWithdrawalOf(app.db, call.member.memberId, input.billNo);
  if (!withdrawal) throw new AppError('withdrawalNotFound');
  return presentWithdrawal(app.db, app, withdrawal);
};
