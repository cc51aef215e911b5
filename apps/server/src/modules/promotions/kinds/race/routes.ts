import { raceEndpoints } from '@fairway/contract/promotions/race/endpoints.ts';
import { raceSchemas } from '@fairway/contract/promotions/race/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { joinRace } from './join-race.ts';
import { listRaceTickets } from './list-race-tickets.ts';
import { rankRaceTickets } from './rank-race-tickets.ts';

/** Races for tickets. */
export const raceRoutes = defineRoutes(raceEndpoints, raceSchemas, {
  joinRace,
  listRaceTickets,
  rankRaceTickets,
});
