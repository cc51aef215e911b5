import { tableColumns } from '#platform/db/rows/table-columns.ts';

/** How tickets ended; `at` is the database's. */
export const resultsTable = tableColumns('lottery_results', {
  shard_id: 'smallint',
  ticket_id: 'uuid',
  member_id: 'text',
  currency: 'text',
  cause: 'text',
  returned: 'bigint',
  return_transfer: 'uuid',
});
