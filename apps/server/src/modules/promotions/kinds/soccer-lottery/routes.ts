import { soccerLotteryEndpoints } from '@fairway/contract/promotions/soccer-lottery/endpoints.ts';
import { soccerLotterySchemas } from '@fairway/contract/promotions/soccer-lottery/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { enterSoccerLottery } from './enter-soccer-lottery.ts';
import { getSoccerIssue } from './get-soccer-issue.ts';
import { listSoccerIssues } from './list-soccer-issues.ts';

/** The soccer lottery. */
export const soccerLotteryRoutes = defineRoutes(soccerLotteryEndpoints, soccerLotterySchemas, {
  listSoccerIssues,
  getSoccerIssue,
  enterSoccerLottery,
});
