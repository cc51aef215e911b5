import type { lotteryOperatorEndpoints } from '@fairway/contract/lottery/operator-endpoints.ts';
import type { lotteryOperatorSchemas } from '@fairway/contract/lottery/operator-schemas.ts';
import { issueNumber } from '@fairway/contract/lottery/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectDeskIssues, selectHeat, selectIssueSums } from './desk-store.ts';
import { presentDeskIssue } from './present-desk-issue.ts';

const pageSize = 20;

/** Issues of a lottery for the operators' desk, a page by number. Writes nothing. */
export const listLotteryIssues: Operation<
  (typeof lotteryOperatorEndpoints)['listLotteryIssues'],
  (typeof lotteryOperatorSchemas)['listLotteryIssues']
> = async ({ db }, _call, { lottery, state = null, cursor }) => {
  if (cursor !== undefined && !issueNumber.safeParse(cursor).success)
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'cursor', rule: 'invalid_format' }] });
  const now = await databaseNow(db);
  const rows = await selectDeskIssues(db, lottery, { state, before: cursor ?? null, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const issues = page.map(({ issue }) => issue);
  const [sums, heat] = await Promise.all([
    selectIssueSums(db, lottery, issues),
    selectHeat(db, lottery, issues, 1),
  ]);
  return {
    issues: page.map((row) =>
      presentDeskIssue(
        row,
        now,
        sums.filter(({ issue }) => issue === row.issue),
        heat.filter(({ issue }) => issue === row.issue),
      ),
    ),
    next: rows.length > pageSize ? (page.at(-1)?.issue ?? null) : null,
  };
};
