import {
  depositGiftEndpoints,
  inviteEndpoints,
} from '@fairway/contract/promotions/deposit-gift-endpoints.ts';
import { depositGiftSchemas, inviteSchemas } from '@fairway/contract/promotions/deposit-gift-schemas.ts';
import { promotionEndpoints, signEndpoints } from '@fairway/contract/promotions/endpoints.ts';
import { promotionSchemas, signSchemas } from '@fairway/contract/promotions/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { applyActivity } from './activities/apply-activity.ts';
import { getActivity } from './activities/get-activity.ts';
import { getActivityPreview } from './activities/get-activity-preview.ts';
import { listActivities } from './activities/list-activities.ts';
import { explainEligibility } from './eligibility/explain-eligibility.ts';
import { checkDepositGiftEntry } from './kinds/deposit-gift/check-deposit-gift-entry.ts';
import { getDepositGift } from './kinds/deposit-gift/get-deposit-gift.ts';
import { insertDepositGift } from './kinds/deposit-gift/insert-deposit-gift.ts';
import { joinDepositGift } from './kinds/deposit-gift/join-deposit-gift.ts';
import { listDepositGifts } from './kinds/deposit-gift/list-deposit-gifts.ts';
import { validateDepositGift } from './kinds/deposit-gift/validate-deposit-gift.ts';
import { inviteFriend } from './kinds/invite/invite-friend.ts';
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

/** Gifts for the first and for further deposits. */
export const depositGiftRoutes = defineRoutes(depositGiftEndpoints, depositGiftSchemas, {
  validateDepositGift,
  joinDepositGift,
  getDepositGift,
  checkDepositGiftEntry,
  insertDepositGift,
  listDepositGifts,
});

/** Friends who registered with the own code. */
export const inviteRoutes = defineRoutes(inviteEndpoints, inviteSchemas, { inviteFriend });
