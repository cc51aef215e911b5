import { dealerEndpoints } from '@fairway/contract/dealer/endpoints.ts';
import { dealerSchemas } from '@fairway/contract/dealer/schemas.ts';
import { fishingEndpoints } from '@fairway/contract/fishing/endpoints.ts';
import { fishingSchemas } from '@fairway/contract/fishing/schemas.ts';
import { gameCrashEndpoints } from '@fairway/contract/games/crash-endpoints.ts';
import { gameCrashSchemas } from '@fairway/contract/games/crash-schemas.ts';
import { freeRoundEndpoints } from '@fairway/contract/games/free-rounds/endpoints.ts';
import { freeRoundSchemas } from '@fairway/contract/games/free-rounds/schemas.ts';
import { gameRoundEndpoints } from '@fairway/contract/games/round-endpoints.ts';
import { gameRoundSchemas } from '@fairway/contract/games/round-schemas.ts';
import { memberTableEndpoints } from '@fairway/contract/tables/endpoints.ts';
import { memberTableSchemas } from '@fairway/contract/tables/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { listDealerBets } from './dealer/bets/list-dealer-bets.ts';
import { placeDealerBets } from './dealer/bets/place-dealer-bets.ts';
import { getDealerTable } from './dealer/get-dealer-table.ts';
import { getShoe } from './dealer/get-shoe.ts';
import { listDealerDeals } from './dealer/list-dealer-deals.ts';
import { listDealerTables } from './dealer/list-dealer-tables.ts';
import { enterPool } from './fishing/enter-pool.ts';
import { getPool } from './fishing/get-pool.ts';
import { leavePool } from './fishing/leave-pool.ts';
import { listPools } from './fishing/list-pools.ts';
import { fireShots } from './fishing/shots/fire-shots.ts';
import { listShots } from './fishing/shots/list-shots.ts';
import { cashOutCrash } from './rocket/cash-out-crash.ts';
import { getCrash } from './rocket/get-crash.ts';
import { listCrashRounds } from './rocket/list-crash-rounds.ts';
import { placeCrashBet } from './rocket/place-crash-bet.ts';
import { listFreeRounds } from './free-rounds/list-free-rounds.ts';
import { getRound } from './rounds/get-round.ts';
import { listRounds } from './rounds/list-rounds.ts';
import { actInRound } from './rounds/steps/act-in-round.ts';
import { listOpenRounds } from './rounds/steps/list-open-rounds.ts';
import { startRound } from './rounds/start-round.ts';
import { getParSheet } from './rules/get-par-sheet.ts';
import { actAtTable } from './tables/act-at-table.ts';
import { actInDemoHand } from './tables/demo/act-in-demo-hand.ts';
import { startDemoHand } from './tables/demo/start-demo-hand.ts';
import { getTable } from './tables/get-table.ts';
import { leaveSeat } from './tables/leave-seat.ts';
import { listHands } from './tables/list-hands.ts';
import { listTables } from './tables/list-tables.ts';
import { sitOut } from './tables/sit-out.ts';
import { takeSeat } from './tables/take-seat.ts';
import { topUpSeat } from './tables/top-up-seat.ts';
import { getSeeds } from './seeds/get-seeds.ts';
import { rotateSeeds } from './seeds/rotate-seeds.ts';

/** Everything a member or visitor may ask of the house's games. */
export const gamesRoutes = defineRoutes(gameRoundEndpoints, gameRoundSchemas, {
  startRound,
  actInRound,
  listOpenRounds,
  getRound,
  listRounds,
  getSeeds,
  rotateSeeds,
  getParSheet,
});

/** Rounds at the house's expense: what a member was granted. */
export const freeRoundRoutes = defineRoutes(freeRoundEndpoints, freeRoundSchemas, { listFreeRounds });

/** And of the crash game that all play together. */
export const crashRoutes = defineRoutes(gameCrashEndpoints, gameCrashSchemas, {
  getCrash,
  listCrashRounds,
  placeCrashBet,
  cashOutCrash,
});

/** And of the live tables. */
export const dealerRoutes = defineRoutes(dealerEndpoints, dealerSchemas, {
  listDealerTables,
  getDealerTable,
  placeDealerBets,
  listDealerDeals,
  getShoe,
  listDealerBets,
});

/** Tables at which members play against each other. */
export const memberTableRoutes = defineRoutes(memberTableEndpoints, memberTableSchemas, {
  listTables,
  getTable,
  takeSeat,
  topUpSeat,
  leaveSeat,
  sitOut,
  actAtTable,
  startDemoHand,
  actInDemoHand,
  listHands,
});

/** And of the fishing pools. */
export const fishingRoutes = defineRoutes(fishingEndpoints, fishingSchemas, {
  listPools,
  getPool,
  enterPool,
  fireShots,
  leavePool,
  listShots,
});
