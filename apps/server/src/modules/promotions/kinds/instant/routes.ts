import { instantEndpoints } from '@fairway/contract/promotions/instant/endpoints.ts';
import { instantSchemas } from '@fairway/contract/promotions/instant/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { claimPrize } from './claim-prize.ts';
import { drawPrize } from './draw-prize.ts';
import { getDraw } from './get-draw.ts';
import { getDrawProof } from './get-draw-proof.ts';

/** Wheels, scratch cards, boxes and shots. */
export const instantRoutes = defineRoutes(instantEndpoints, instantSchemas, {
  getDraw,
  drawPrize,
  claimPrize,
  getDrawProof,
});
