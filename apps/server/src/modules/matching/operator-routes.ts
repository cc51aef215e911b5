import { matchingOperatorEndpoints } from '@fairway/contract/matching/endpoints.ts';
import { matchingOperatorSchemas } from '@fairway/contract/matching/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { decidePartAppeal } from './console/decide-part-appeal.ts';
import { freezePart } from './console/freeze-part.ts';
import { getMatchingBoard } from './console/get-matching-board.ts';
import { listPartAppeals } from './console/list-part-appeals.ts';

/** The console's calls. */
export const matchingOperatorRoutes = defineRoutes(matchingOperatorEndpoints, matchingOperatorSchemas, {
  getMatchingBoard,
  listPartAppeals,
  freezePart,
  decidePartAppeal,
});
