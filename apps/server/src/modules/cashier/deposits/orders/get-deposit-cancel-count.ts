import type { depositEndpoints } from '@fairway/contract/deposits/endpoints.ts';
import type { depositSchemas } from '@fairway/contract/deposits/schemas.ts';
import { siteDay } from '#platform/clock.ts';
import type { Operation } from '#platform/http/routes.ts';
import { cancelsADay } from '../deposit-limits.ts';
import { countCancelled } from './order-store.ts';

/** How many orders the member may still cancel on this day of the site. Writes nothing. */
export const getDepositCancelCount: Operation<
  (typeof depositEndpoints)['getDepositCancelCount'],
  (typeof depositSchemas)['getDepositCancelCount']
> = async (app, call) => {
  const today = siteDay(app.clock.now(), app.config.siteTimeZone);
  const used = await countCancelled(app.db, call.member.memberId, today);
  return { limit: cancelsADay, used, left: Math.max(0, cancelsADay - used) };
};
