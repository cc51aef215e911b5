/** Coins that a payout takes of one shard's bucket. */
export interface TakenCoins {
  readonly shard: number;
  readonly coins: bigint;
}

/** How so many coins are taken from what buckets hold beyond their open gifts, the fullest first. Takes less where they hold less. */
export function takeFree(
  held: ReadonlyMap<number, bigint>,
  open: ReadonlyMap<number, bigint>,
  coins: bigint,
): TakenCoins[] {
  const free = [...held]
    .map(([shard, all]) => ({ shard, coins: all - (open.get(shard) ?? 0n) }))
    .filter((bucket) => bucket.coins > 0n)
    .toSorted((one, other) => (one.coins < other.coins ? 1 : one.coins > other.coins ? -1 : 0));
  const taken: TakenCoins[] = [];
  let missing = coins;
  for (const bucket of free) {
    if (missing === 0n) break;
    const part = bucket.coins < missing ? bucket.coins : missing;
    taken.push({ shard: bucket.shard, coins: part });
    missing -= part;
  }
  return taken;
}
