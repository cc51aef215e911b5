import type { cashierEndpoints } from '@fairway/contract/cashier/endpoints.ts';
import type { cashierSchemas } from '@fairway/contract/cashier/schemas.ts';
import { siteDay } from '#platform/clock.ts';
import type { Operation } from '#platform/http/routes.ts';
import { cancelsADay } from '../deposit-limits.ts';
import { countCancelled } from './order-store.ts';

/** How many orders the member may still cancel on this day of the site. Writes nothing. */
export const getDepositCancelCount: Operation<
  (typeof cashierEndpoints)['getDepositCancelCount'],
  (typeof cashierSchemas)['getDepositCancelCount']
> = async (app, call) => {
  const today = siteDay(app.clock.now(), app.config.siteTimeZone);
  const used = await countCancelled(app.db, call.member.memberId, today);
  return { limit: cancelsADay, used, left: Math.max(0, cancelsADay - used) };
};
