/** Parts of a minor unit: hundredths of a percent (10,000) a year of 365 days. */
export const partsOfMinor = 3_650_000n;

/**
 * A day's interest: the base times the year's rate over 365 days, exactly, with what earlier days left over; whole minor units are
 * paid, the rest is carried on. So the sum over any number of days is less than one minor unit under the exact value, and never over.
 */
export function accrue(day: { base: bigint; annualBps: number; carried: bigint }): {
  earned: bigint;
  carried: bigint;
} {
  const parts = day.base * BigInt(day.annualBps) + day.carried;
  return { earned: parts / partsOfMinor, carried: parts % partsOfMinor };
}

/** The part of a minor unit that is carried on, with four places: "0.3712". */
export function carriedText(carried: bigint): string {
  return `0.${((carried * 10_000n) / partsOfMinor).toString().padStart(4, '0')}`;
}

/** Hundredths of a percent as percent: 365 is "3.65". */
export function percentOf(bps: number): string {
  return `${Math.floor(bps / 100)}.${String(bps % 100).padStart(2, '0')}`;
}
