/** Pearson's statistic of counts against their expected shares, which add up to 1; shares of 0 must have come 0 times. */
function chiSquare(counts: readonly number[], shares: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return shares.reduce((sum, share, index) => {
    const count = counts[index] ?? 0;
    if (share === 0) return count === 0 ? sum : Infinity;
    return sum + (count - total * share) ** 2 / (total * share);
  }, 0);
}

/** The value that a chi-square of so many degrees exceeds once in a hundred (Wilson and Hilferty's approximation). */
function criticalValue(degrees: number): number {
  const z = 2.326_347_874;
  const part = 2 / (9 * degrees);
  return degrees * (1 - part + z * Math.sqrt(part)) ** 3;
}

/** Whether counts of equally likely values look it, at 99 %. */
export function looksEven(counts: readonly number[]): boolean {
  return looksLike(
    counts,
    counts.map(() => 1 / counts.length),
  );
}

/** Whether counts look like these shares, at 99 %. */
export function looksLike(counts: readonly number[], shares: readonly number[]): boolean {
  const kinds = shares.filter((share) => share > 0).length;
  return chiSquare(counts, shares) < criticalValue(kinds - 1);
}
