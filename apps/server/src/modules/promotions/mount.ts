import { proposalKinds } from '#modules/operators';
import type { ModuleMount } from '../mount.ts';
import { publicationProposal } from './campaigns/publication-proposal.ts';
import { promotionOperatorRoutes } from './operator-routes.ts';
import { expireRewardsJob } from './rewards/expire-rewards.job.ts';
import { kindRoutes } from './kinds/kind-routes.ts';
import { roundJobs } from './kinds/rounds/round-jobs.ts';
import { takeResult } from './kinds/rounds/take-result.ts';
import { promotionRoutes } from './routes.ts';
import { seedCampaigns } from './seed/seed-campaigns.ts';

export const promotionsMount: ModuleMount = {
  name: 'promotions',
  routes: [...promotionRoutes, ...kindRoutes],
  operatorRoutes: promotionOperatorRoutes,
  jobs: [expireRewardsJob, ...roundJobs],
  subscribers: [takeResult],
  extensions: [proposalKinds.provide(publicationProposal)],
  seed: seedCampaigns,
};
