import type { matchingEndpoints } from '@fairway/contract/matching/endpoints.ts';
import type { matchingSchemas } from '@fairway/contract/matching/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findWithdrawalOf } from '#modules/cashier';
import { insertNotice } from './notice-store.ts';

/** Remembers that a notice about a withdrawal was shown, so that another device does not show it again. */
export const rememberWithdrawalNotice: Operation<
  (typeof matchingEndpoints)['rememberWithdrawalNotice'],
  (typeof matchingSchemas)['rememberWithdrawalNotice']
> = async (app, call, { billNo, notice }) => {
  const row = await findWithdrawalOf(app.db, call.member.memberId, billNo);
  if (!row) throw new AppError('withdrawalNotFound');
  await insertNotice(app.db, row, notice, app.clock.now());
  return null;
};
