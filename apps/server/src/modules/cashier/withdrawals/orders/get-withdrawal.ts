import type { withdrawalEndpoints } from '@fairway/contract/withdrawals/endpoints.ts';
import type { withdrawalSchemas } from '@fairway/contract/withdrawals/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findWithdrawalOf } from '../withdrawal-store.ts';
import { presentWithdrawal } from './present-withdrawal.ts';

/** One withdrawal of the member, open or ended. Writes nothing. */
export const getWithdrawal: Operation<
  (typeof withdrawalEndpoints)['getWithdrawal'],
  (typeof withdrawalSchemas)['getWithdrawal']
> = async (app, call, input) => {
  const withdrawal = await findWithdrawalOf(app.db, call.member.memberId, input.billNo);
  if (!withdrawal) throw new AppError('withdrawalNotFound');
  return presentWithdrawal(app.db, app, withdrawal);
};
