/** C(n, k): how many sets of k there are among n; 0 for k outside 0 .. n. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let result = 1n;
  for (let index = 1; index <= k; index += 1) result = (result * BigInt(n - k + index)) / BigInt(index);
  return result;
}

/** Every set of k of these, in their order. */
export function* combinationsOf<T>(items: readonly T[], k: number, from = 0): Generator<T[]> {
  if (k === 0) {
    yield [];
    return;
  }
  for (let index = from; index <= items.length - k; index += 1)
    for (const rest of combinationsOf(items, k - 1, index + 1)) yield [items[index] as T, ...rest];
}
