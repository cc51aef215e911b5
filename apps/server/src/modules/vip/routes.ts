import { vipEndpoints } from '@fairway/contract/vip/endpoints.ts';
import { vipSchemas } from '@fairway/contract/vip/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getGradeBenefits } from './grades/get-grade-benefits.ts';
import { getGradeConfig } from './grades/get-grade-config.ts';
import { getUnlimitedRebateTag } from './grades/get-unlimited-rebate-tag.ts';

/** What everybody may read about the levels. */
export const vipRoutes = defineRoutes(vipEndpoints, vipSchemas, {
  getGradeConfig,
  getGradeBenefits,
  getUnlimitedRebateTag,
});
