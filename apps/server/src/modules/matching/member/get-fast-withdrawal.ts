import type { matchingEndpoints } from '@fairway/contract/matching/endpoints.ts';
import type { matchingSchemas } from '@fairway/contract/matching/schemas.ts';
import { fastWithdrawalTypes } from '@fairway/contract/withdrawals/types.ts';
import type { Operation } from '#platform/http/routes.ts';
import { presentWithdrawal, findActiveWithdrawal } from '#modules/cashier';

/** The open fast withdrawal with its parts. Writes nothing. */
export const getFastWithdrawal: Operation<
  (typeof matchingEndpoints)['getFastWithdrawal'],
  (typeof matchingSchemas)['getFastWithdrawal']
> = async (app, call) => {
  const row = await findActiveWithdrawal(app.db, call.member.memberId);
  if (!row || !fastWithdrawalTypes.includes(row.source_withdraw_type)) return null;
  return presentWithdrawal(app.db, app, row);
};
