import { chaseEndpoints } from '@fairway/contract/lottery/chase-endpoints.ts';
import { chaseSchemas } from '@fairway/contract/lottery/chase-schemas.ts';
import { lotteryEndpoints } from '@fairway/contract/lottery/endpoints.ts';
import { lotterySchemas } from '@fairway/contract/lottery/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { cancelChase } from './chases/cancel-chase.ts';
import { getChase } from './chases/get-chase.ts';
import { listChases } from './chases/list-chases.ts';
import { placeChase } from './chases/place-chase.ts';
import { getLottery } from './issues/get-lottery.ts';
import { getTrend } from './issues/get-trend.ts';
import { listDraws } from './issues/list-draws.ts';
import { listLotteries } from './issues/list-lotteries.ts';
import { getTicket } from './tickets/get-ticket.ts';
import { listTickets } from './tickets/list-tickets.ts';
import { placeTickets } from './tickets/place-tickets.ts';
import { previewTicket } from './tickets/preview-ticket.ts';

/** Everything a member or visitor may ask of the lotteries. */
export const lotteryRoutes = defineRoutes(lotteryEndpoints, lotterySchemas, {
  listLotteries,
  getLottery,
  previewTicket,
  placeTickets,
  listTickets,
  listDraws,
  getTrend,
});

/** Chases, and the proof of a single ticket. */
export const chaseRoutes = defineRoutes(chaseEndpoints, chaseSchemas, {
  placeChase,
  getChase,
  listChases,
  cancelChase,
  getTicket,
});
