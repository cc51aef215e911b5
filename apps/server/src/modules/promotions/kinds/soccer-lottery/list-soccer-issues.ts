import type { soccerLotteryEndpoints } from '@fairway/contract/promotions/soccer-lottery/endpoints.ts';
import type { soccerLotterySchemas } from '@fairway/contract/promotions/soccer-lottery/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectIssues } from './issues-store.ts';
import { presentIssue } from './present-issue.ts';

const most = 50;

/** The issues of the soccer lottery, the latest first. */
export const listSoccerIssues: Operation<
  (typeof soccerLotteryEndpoints)['listSoccerIssues'],
  (typeof soccerLotterySchemas)['listSoccerIssues']
> = async (app) => {
  const now = await databaseNow(app.db);
  const rows = await selectIssues(app.db, most);
  return { issues: rows.map((row) => presentIssue(row, now)), now: now.toISOString() };
};
