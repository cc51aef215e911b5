import { promotionEndpoints } from '@fairway/contract/promotions/endpoints.ts';
import { promotionSchemas } from '@fairway/contract/promotions/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { applyActivity } from './activities/apply-activity.ts';
import { getActivity } from './activities/get-activity.ts';
import { getActivityPreview } from './activities/get-activity-preview.ts';
import { listActivities } from './activities/list-activities.ts';
import { appealReward } from './appeals/appeal-reward.ts';
import { explainEligibility } from './eligibility/explain-eligibility.ts';
import { explainProgress } from './progress/explain-progress.ts';
import { listRewards } from './rewards/list-rewards.ts';

/** What every campaign answers. */
export const promotionRoutes = defineRoutes(promotionEndpoints, promotionSchemas, {
  listActivities,
  getActivity,
  getActivityPreview,
  applyActivity,
  listRewards,
  explainEligibility,
  explainProgress,
  appealReward,
});
