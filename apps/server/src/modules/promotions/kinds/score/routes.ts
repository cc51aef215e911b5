import { scoreEndpoints } from '@fairway/contract/promotions/score/endpoints.ts';
import { scoreSchemas } from '@fairway/contract/promotions/score/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { exchangeActivityScore } from './exchange-activity-score.ts';
import { getActivityScore } from './get-activity-score.ts';

/** Score for acts. */
export const scoreRoutes = defineRoutes(scoreEndpoints, scoreSchemas, {
  getActivityScore,
  exchangeActivityScore,
});
