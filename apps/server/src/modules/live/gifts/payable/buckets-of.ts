import { allShards, houseBucket } from '#modules/ledger';

/** Where a shard's givers have left coins that are payable to an anchor. */
export function bucketOf(shard: number, anchorId: string) {
  return houseBucket(shard, 'anchorPayable', 'COIN', anchorId);
}

/** Those of all shards. */
export function bucketsOf(anchorId: string) {
  return allShards.map((shard) => bucketOf(shard, anchorId));
}
