import { raffleEndpoints } from '@fairway/contract/promotions/raffle/endpoints.ts';
import { raffleSchemas } from '@fairway/contract/promotions/raffle/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { claimRafflePrize } from './claim-raffle-prize.ts';
import { getRaffle } from './get-raffle.ts';
import { getRaffleProof } from './get-raffle-proof.ts';
import { takeRaffleTickets } from './take-raffle-tickets.ts';

/** The raffle. */
export const raffleRoutes = defineRoutes(raffleEndpoints, raffleSchemas, {
  getRaffle,
  takeRaffleTickets,
  claimRafflePrize,
  getRaffleProof,
});
