import type { withdrawalOperatorEndpoints } from '@fairway/contract/withdrawals/operator-endpoints.ts';
import type {
  WithdrawalCaseLine,
  withdrawalOperatorSchemas,
} from '@fairway/contract/withdrawals/operator-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { pageOf, readCursor } from '../../book/page-cursor.ts';
import { presentCase } from './present-case.ts';
import { countQueue, queuePageSize, selectQueue } from './queue-store.ts';

/** The money queue, 50 a page: open cases oldest first, ended ones newest first. Writes nothing. */
export const listWithdrawalQueue: Operation<
  (typeof withdrawalOperatorEndpoints)['listWithdrawalQueue'],
  (typeof withdrawalOperatorSchemas)['listWithdrawalQueue']
> = async (app, _call, input) => {
  const rows = await selectQueue(app.db, {
    status: input.status,
    currency: input.currency,
    from: readCursor(input.cursor),
  });
  const { page, next } = pageOf(rows, queuePageSize);
  const cases: WithdrawalCaseLine[] = [];
  for (const row of page) cases.push(await presentCase(app.db, app, row));
  return { cases, next, counts: await countQueue(app.db) };
};
