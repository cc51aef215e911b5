import type { withdrawalEndpoints } from '@fairway/contract/withdrawals/endpoints.ts';
import type { withdrawalSchemas } from '@fairway/contract/withdrawals/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findActiveWithdrawal } from '../withdrawal-store.ts';
import { presentWithdrawal } from './present-withdrawal.ts';

/** The withdrawal that the ball shows, null without one. Writes nothing. */
export const getActiveWithdrawal: Operation<
  (typeof withdrawalEndpoints)['getActiveWithdrawal'],
  (typeof withdrawalSchemas)['getActiveWithdrawal']
> = async (app, call) => {
  const active = await findActiveWithdrawal(app.db, call.member.memberId);
  return active ? presentWithdrawal(app.db, app, active) : null;
};
