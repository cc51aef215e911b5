/** How long a reader counts, in seconds: 48 hours. */
export const readersSeconds = 48 * 3600;

/** How hot news is: its readers of the last 48 hours ÷ (hours since publication + 2)^1.5. */
export function hotScore(readers: number, publishedAt: Date, now: Date): number {
  const hours = Math.max(0, now.getTime() - publishedAt.getTime()) / 3_600_000;
  return readers / (hours + 2) ** 1.5;
}
