import type { vipEndpoints } from '@fairway/contract/vip/endpoints.ts';
import type { vipSchemas } from '@fairway/contract/vip/schemas.ts';
import { publishedSettings } from '#modules/settings';
import type { Operation } from '#platform/http/routes.ts';
import { vipGradesKind } from './grades-kind.ts';

/** Whether rebates are paid without the cap of a day. Writes nothing. */
export const getUnlimitedRebateTag: Operation<
  (typeof vipEndpoints)['getUnlimitedRebateTag'],
  (typeof vipSchemas)['getUnlimitedRebateTag']
> = async (app) => {
  const { rebate } = await publishedSettings(app, vipGradesKind);
  return { isUnlimited: rebate.offered && rebate.unlimited };
};
