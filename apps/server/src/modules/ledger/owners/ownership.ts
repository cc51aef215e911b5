/** Which shards this process owns: those of whose accounts it may trust its memory. */
export interface Ownership {
  /** The epoch under which it owns a shard; undefined where another process does, 0 where shards have no owners. */
  epochOf(shard: number): number | undefined;
  /** The database has refused an epoch: what was known of the owners is out of date. */
  doubt(): void;
}

/** The shard belongs to another process by now. Nothing was written: the request is booked by reading first. */
export class ShardLost extends Error {
  override name = 'ShardLost';
  /** The database said so, not this process's own knowledge. */
  readonly refused: boolean;

  constructor({ refused = false } = {}) {
    super('another process owns the shard');
    this.refused = refused;
  }
}
