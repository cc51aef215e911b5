import { sportsbookCaseworkEndpoints } from '@fairway/contract/sportsbook/casework-endpoints.ts';
import { sportsbookCaseworkSchemas } from '@fairway/contract/sportsbook/casework-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { listMemberBets } from './bets/read-bets.ts';

/** What an operator who looks at a member asks of the sportsbook. */
export const sportsbookCaseworkRoutes = defineRoutes(sportsbookCaseworkEndpoints, sportsbookCaseworkSchemas, {
  listMemberBets,
});
