import { freeRoundOperatorEndpoints } from '@fairway/contract/games/free-rounds/endpoints.ts';
import { freeRoundOperatorSchemas } from '@fairway/contract/games/free-rounds/schemas.ts';
import { gameOperatorEndpoints } from '@fairway/contract/games/operator-endpoints.ts';
import { gameOperatorSchemas } from '@fairway/contract/games/operator-schemas.ts';
import { memberTableOperatorEndpoints } from '@fairway/contract/tables/operator-endpoints.ts';
import { memberTableOperatorSchemas } from '@fairway/contract/tables/operator-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { listOpenPlay } from './desk/list-open-play.ts';
import { listMemberFreeRounds } from './free-rounds/list-member-free-rounds.ts';
import { proposeFreeRounds } from './free-rounds/propose-free-rounds.ts';
import { withdrawFreeRounds } from './free-rounds/withdraw-free-rounds.ts';
import { listEndedHands } from './tables/watch/list-ended-hands.ts';
import { listWatchedTables } from './tables/watch/list-watched-tables.ts';

/** The console's calls for free rounds. */
export const freeRoundOperatorRoutes = defineRoutes(freeRoundOperatorEndpoints, freeRoundOperatorSchemas, {
  listMemberFreeRounds,
  proposeFreeRounds,
  withdrawFreeRounds,
});

/** The console's view of what is being played. */
export const gameOperatorRoutes = defineRoutes(gameOperatorEndpoints, gameOperatorSchemas, { listOpenPlay });

/** And of the tables between members. */
export const memberTableOperatorRoutes = defineRoutes(
  memberTableOperatorEndpoints,
  memberTableOperatorSchemas,
  { listWatchedTables, listEndedHands },
);
