import type { lotteryOperatorEndpoints } from '@fairway/contract/lottery/operator-endpoints.ts';
import type { lotteryOperatorSchemas } from '@fairway/contract/lottery/operator-schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectIssue } from '../issues/issues-store.ts';
import { presentDraw } from '../issues/present-issue.ts';
import { isVoidable } from '../issues/void-issue.ts';
import { selectHeat, selectIssueSums } from './desk-store.ts';
import { presentDeskIssue, presentHeat } from './present-desk-issue.ts';

/** Numbers of each currency that a page shows. */
const mostNumbers = 50;

/** One issue with its proof and its fullest numbers. Throws `issueNotFound`. Writes nothing. */
export const getLotteryIssue: Operation<
  (typeof lotteryOperatorEndpoints)['getLotteryIssue'],
  (typeof lotteryOperatorSchemas)['getLotteryIssue']
> = async ({ db }, _call, key) => {
  const row = await selectIssue(db, key);
  if (!row) throw new AppError('issueNotFound');

  const now = await databaseNow(db);
  const [sums, heat] = await Promise.all([
    selectIssueSums(db, key.lottery, [key.issue]),
    selectHeat(db, key.lottery, [key.issue], mostNumbers),
  ]);

  const hottest = heat.filter(({ currency }, place) => heat[place - 1]?.currency !== currency);
  return {
    ...presentDeskIssue(row, now, sums, hottest),
    proof: presentDraw(row, now),
    voidable: isVoidable(row, now),
    heat: heat.map((one) => presentHeat(row, one)),
  };
};
