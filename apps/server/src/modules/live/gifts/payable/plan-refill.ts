/** Coins that go from one shard's bucket to another's. */
export interface Refill {
  readonly from: number;
  readonly to: number;
  readonly coins: bigint;
}

/**
 * How buckets come to hold what is needed of them, each from the fullest of the others, which keeps what is needed of itself. Answers undefined
 * where all together hold less.
 */
export function planRefill(
  held: ReadonlyMap<number, bigint>,
  needed: ReadonlyMap<number, bigint>,
): Refill[] | undefined {
  const spare = new Map([...held].map(([shard, coins]) => [shard, coins - (needed.get(shard) ?? 0n)]));
  for (const [shard, coins] of needed) if (!held.has(shard)) spare.set(shard, -coins);
  const refills: Refill[] = [];
  for (const [to, lacking] of [...spare].filter(([, coins]) => coins < 0n)) {
    let missing = -lacking;
    const fullest = [...spare].toSorted(([, one], [, other]) => (one < other ? 1 : one > other ? -1 : 0));
    for (const [from, coins] of fullest) {
      if (missing === 0n || coins <= 0n) break;
      const taken = coins < missing ? coins : missing;
      refills.push({ from, to, coins: taken });
      spare.set(from, coins - taken);
      missing -= taken;
    }
    if (missing > 0n) return undefined;
  }
  return refills;
}
