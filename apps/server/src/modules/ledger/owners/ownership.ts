/** Which shards this process owns: those of whose accounts it may trust its memory. */
export interface Ownership {
  /** The epoch under which it owns a shard; undefined where another process does, 0 where shards have no owners. */
  epochOf(shard: number): number | undefined;
  /** The database has refused an epoch: what was known of the owners is out of date. */
  doubt(): void;
}
