import { welfareEndpoints } from '@fairway/contract/promotions/welfare/endpoints.ts';
import { welfareSchemas } from '@fairway/contract/promotions/welfare/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getActivityPool, listActivityBanners } from './activity-pool.ts';
import { finishActivityTutorial, getActivityTutorial } from './activity-tutorial.ts';
import { claimAllRewards } from './claim-all-rewards.ts';
import { claimReward } from './claim-reward.ts';
import { getMemberCredit } from './get-member-credit.ts';
import { listWelfare } from './list-welfare.ts';

/** What waits for its claim, and what the centre shows beside the campaigns. */
export const welfareRoutes = defineRoutes(welfareEndpoints, welfareSchemas, {
  listWelfare,
  claimReward,
  claimAllRewards,
  getActivityTutorial,
  finishActivityTutorial,
  getActivityPool,
  listActivityBanners,
  getMemberCredit,
});
