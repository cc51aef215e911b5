import type { Tx } from '#platform/db/database.ts';
import { insertRows } from '#platform/db/rows/insert-rows.ts';
import { tableColumns } from '#platform/db/rows/table-columns.ts';

/** `at` is the database's. */
export interface NewReturn {
  readonly shard_id: number;
  readonly gift_id: string;
  readonly member_id: string;
  readonly cause: 'takenBack' | 'refunded';
  readonly return_transfer: string;
}

const returnsTable = tableColumns('live_gift_returns', {
  shard_id: 'smallint',
  gift_id: 'uuid',
  member_id: 'text',
  cause: 'text',
  return_transfer: 'uuid',
});

/** Writes that a gift goes back, into the caller's transaction; its judge is in 0397. */
export async function insertReturn(tx: Tx, row: NewReturn): Promise<void> {
  await insertRows(tx, returnsTable, [row]);
}
