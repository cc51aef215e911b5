import { returnsEndpoints } from '@fairway/contract/games/operator-endpoints.ts';
import { returnsSchemas } from '@fairway/contract/games/operator-schemas.ts';
import { lotteryOperatorEndpoints } from '@fairway/contract/lottery/operator-endpoints.ts';
import { lotteryOperatorSchemas } from '@fairway/contract/lottery/operator-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getLotteryIssue } from './desk/get-lottery-issue.ts';
import { listIssueTickets } from './desk/list-issue-tickets.ts';
import { listLotteryIssues } from './desk/list-lottery-issues.ts';
import { proposeIssueVoid } from './desk/propose-issue-void.ts';
import { getReturns } from './returns/get-returns.ts';

/** The operators' desk of the lotteries, one row each. */
export const lotteryOperatorRoutes = defineRoutes(lotteryOperatorEndpoints, lotteryOperatorSchemas, {
  listLotteryIssues,
  getLotteryIssue,
  listIssueTickets,
  proposeIssueVoid,
});

/** Returns of games and lotteries: here, since lotteries import games and games no lottery. */
export const returnsRoutes = defineRoutes(returnsEndpoints, returnsSchemas, { getReturns });
