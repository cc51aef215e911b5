import { bonusEndpoints } from '@fairway/contract/promotions/bonuses/endpoints.ts';
import { bonusSchemas } from '@fairway/contract/promotions/bonuses/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { explainBonus } from './explain-bonus.ts';
import { forfeitBonus } from './forfeit-bonus.ts';
import { getTerms } from './worth/get-terms.ts';
import { listBonuses } from './list-bonuses.ts';
import { whatIf } from './worth/what-if.ts';

/** Bonuses that are played for first, and what an offer is worth before it is taken. */
export const bonusRoutes = defineRoutes(bonusEndpoints, bonusSchemas, {
  getTerms,
  whatIf,
  listBonuses,
  explainBonus,
  forfeitBonus,
});
