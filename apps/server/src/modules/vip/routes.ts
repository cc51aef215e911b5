import { vipEndpoints } from '@fairway/contract/vip/endpoints.ts';
import { vipMemberEndpoints } from '@fairway/contract/vip/member-endpoints.ts';
import { vipMemberSchemas } from '@fairway/contract/vip/member-schemas.ts';
import { vipOperatorEndpoints } from '@fairway/contract/vip/operator-endpoints.ts';
import { vipOperatorSchemas } from '@fairway/contract/vip/operator-schemas.ts';
import { vipSchemas } from '@fairway/contract/vip/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getGradeBenefits } from './grades/get-grade-benefits.ts';
import { getGradeConfig } from './grades/get-grade-config.ts';
import { getUnlimitedRebateTag } from './grades/get-unlimited-rebate-tag.ts';
import { getVip } from './member/get-vip.ts';
import { getMemberVip } from './review/get-member-vip.ts';
import { requestVipReview } from './review/request-vip-review.ts';
import { getPoints } from './points/get-points.ts';

/** The console's calls for a member's level. */
export const vipOperatorRoutes = defineRoutes(vipOperatorEndpoints, vipOperatorSchemas, {
  getMemberVip,
  requestVipReview,
});

/** What everybody may read about the levels. */
export const vipRoutes = defineRoutes(vipEndpoints, vipSchemas, {
  getGradeConfig,
  getGradeBenefits,
  getUnlimitedRebateTag,
});

/** A member's own level. */
export const vipMemberRoutes = defineRoutes(vipMemberEndpoints, vipMemberSchemas, { getVip, getPoints });
