import { survivingEndpoints } from '@fairway/contract/promotions/surviving/endpoints.ts';
import { survivingSchemas } from '@fairway/contract/promotions/surviving/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getSurviving } from './get-surviving.ts';
import { pickSurvivor } from './pick-survivor.ts';

/** Surviving: a team a round, none twice. */
export const survivingRoutes = defineRoutes(survivingEndpoints, survivingSchemas, {
  getSurviving,
  pickSurvivor,
});
