import { promotionEndpoints, signEndpoints } from '@fairway/contract/promotions/endpoints.ts';
import { promotionSchemas, signSchemas } from '@fairway/contract/promotions/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { applyActivity } from './activities/apply-activity.ts';
import { getActivity } from './activities/get-activity.ts';
import { getActivityPreview } from './activities/get-activity-preview.ts';
import { listActivities } from './activities/list-activities.ts';
import { explainEligibility } from './eligibility/explain-eligibility.ts';
import { claimFullSign } from './kinds/sign/claim-full-sign.ts';
import { getSignGift } from './kinds/sign/get-sign-gift.ts';
import { signToday } from './kinds/sign/sign-today.ts';
import { listRewards } from './rewards/list-rewards.ts';

/** What every campaign answers. */
export const promotionRoutes = defineRoutes(promotionEndpoints, promotionSchemas, {
  listActivities,
  getActivity,
  getActivityPreview,
  applyActivity,
  listRewards,
  explainEligibility,
});

/** The daily sign-in. */
export const signRoutes = defineRoutes(signEndpoints, signSchemas, { getSignGift, signToday, claimFullSign });
