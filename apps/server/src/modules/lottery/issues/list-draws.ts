import type { lotteryEndpoints } from '@fairway/contract/lottery/endpoints.ts';
import { issueNumber, type lotterySchemas } from '@fairway/contract/lottery/schemas.ts';
import { AppError } from '#platform/errors.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectPastIssues } from './issues-store.ts';
import { presentDraw } from './present-issue.ts';

/** Past issues with what proves their results, newest first. */
export const listDraws: Operation<
  (typeof lotteryEndpoints)['listDraws'],
  (typeof lotterySchemas)['listDraws']
> = async ({ db }, _call, { lottery, limit, cursor }) => {
  if (cursor !== undefined && !issueNumber.safeParse(cursor).success)
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'cursor', rule: 'invalid_format' }] });
  const now = await databaseNow(db);
  const rows = await selectPastIssues(db, lottery, {
    before: cursor ?? null,
    instant: now,
    limit: limit + 1,
    drawnOnly: false,
  });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { draws: page.map((row) => presentDraw(row, now)), next: last?.issue ?? null };
};
