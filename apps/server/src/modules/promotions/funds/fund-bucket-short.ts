/** The bucket of a shard holds less than is needed. No refusal to a caller: its transaction is undone and tried again. */
export class FundBucketShort extends Error {
  override name = 'FundBucketShort';
  readonly shard: number;
  /** Minor units of yuan. */
  readonly needed: bigint;
  constructor(shard: number, needed: bigint) {
    super(`bucket ${shard} holds less than ${needed}`);
    this.shard = shard;
    this.needed = needed;
  }
}
