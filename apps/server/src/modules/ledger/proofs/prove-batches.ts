import type { Db } from '#platform/db/database.ts';
import type { Finding } from './finding.ts';
import { selectWrongLines, selectWrongTransfers } from './proofs-store.ts';

/** What is wrong in the batches after one number up to another: former transfers by their sums, lines of the house by their moves. */
export async function proveBatches(db: Db, after: bigint, to: bigint): Promise<Finding[]> {
  const transfers = await selectWrongTransfers(db, after, to);
  const lines = await selectWrongLines(db, after, to);
  return [
    ...transfers.map(({ shard_id: shard, transfer_id: transferId, total }) => {
      return { kind: 'transfer' as const, shard, transferId, total };
    }),
    ...lines.map((line) => ({ kind: 'house' as const, ...line })),
  ];
}
