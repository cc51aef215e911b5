import { campaignPath } from '@fairway/contract/promotions/kinds.ts';
import type { welfareEndpoints } from '@fairway/contract/promotions/welfare/endpoints.ts';
import type { welfareSchemas } from '@fairway/contract/promotions/welfare/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { presentReward } from '../rewards/present-reward.ts';
import { selectClaimable } from '../rewards/waiting-rewards-store.ts';
import { isDirect, mostListed } from './direct-claims.ts';

/** Own rewards of all campaigns that wait to be claimed, those that expire first. */
export const listWelfare: Operation<
  (typeof welfareEndpoints)['listWelfare'],
  (typeof welfareSchemas)['listWelfare']
> = async (app, call) => {
  const rows = await selectClaimable(app.db, call.member.memberId, mostListed);
  return {
    list: rows.map((row) => ({
      ...presentReward(row, call.language),
      path: campaignPath(row.kind, row.no),
      direct: isDirect(row),
    })),
    count: rows.length,
  };
};
