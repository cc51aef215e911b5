import { allShards, readBalances } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { bucketOf, bucketsOf } from './buckets-of.ts';
import { selectOpenCoins } from './payable-store.ts';

/** What lies in an anchor's buckets, in coins. */
export interface Payable {
  /** By shard. */
  readonly held: ReadonlyMap<number, bigint>;
  /** Of gifts whose day is not closed, by shard: it stays there until then. */
  readonly open: ReadonlyMap<number, bigint>;
  /** The rest: what can be paid out. Never below nought. */
  readonly free: bigint;
}

/**
 * Reads what is payable to an anchor. The buckets are read before the gifts, so that one which is given meanwhile counts as open and never as free;
 * the caller holds the buckets where it decides by the answer.
 */
export async function readPayable(db: Db | Tx, app: Platform, anchorId: string): Promise<Payable> {
  const balances = await readBalances(db, bucketsOf(anchorId));
  const held = new Map(allShards.map((shard) => [shard, balances.of(bucketOf(shard, anchorId)).minor]));
  const open = await selectOpenCoins(db, anchorId, app.config.siteTimeZone);
  const rest = sum(held) - sum(open);
  return { held, open, free: rest > 0n ? rest : 0n };
}

function sum(coins: ReadonlyMap<number, bigint>): bigint {
  return [...coins.values()].reduce((all, one) => all + one, 0n);
}
