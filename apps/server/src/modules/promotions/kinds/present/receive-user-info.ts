import type { presentEndpoints } from '@fairway/contract/promotions/present/endpoints.ts';
import type { presentSchemas } from '@fairway/contract/promotions/present/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectClaims } from '../gift/claims-store.ts';
import { presentClaim } from '../gift/present-claim.ts';

/** The address that the member gave last, and the own gifts of all campaigns. */
export const receiveUserInfo: Operation<
  (typeof presentEndpoints)['receiveUserInfo'],
  (typeof presentSchemas)['receiveUserInfo']
> = async (app, call) => {
  const claims = await selectClaims(app.db, call.member.memberId);
  const records = claims.map((row) => presentClaim(app, row, call.language));
  return { receiver: records.find(({ receiver }) => receiver !== null)?.receiver ?? null, records };
};
