import type { payEndpoints } from '@fairway/contract/deposits/methods/endpoints.ts';
import type { paySchemas } from '@fairway/contract/deposits/methods/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { offerOf } from '../../channels/registry.ts';
import { insertGuideRead } from './guide-store.ts';

/** The member has read how a method works: its orders are taken from now on. Writes one row, once. */
export const acknowledgeDepositGuide: Operation<
  (typeof payEndpoints)['acknowledgeDepositGuide'],
  (typeof paySchemas)['acknowledgeDepositGuide']
> = async (app, call, { payType }) => {
  if (!offerOf(app, payType)) throw new AppError('payTypeUnknown');
  await insertGuideRead(app.db, { memberId: call.member.memberId, payType, at: app.clock.now() });
  return null;
};
