/** At most so long until the next look. */
const longest = 60_000;

/** Milliseconds until the next of these windows opens or closes, and a moment more; at most a minute, at least a second. */
export function msUntilNextTurn(
  windows: readonly { startsAt: string; endsAt: string }[],
  now: number,
): number {
  const turns = windows
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .map((at) => new Date(at).getTime() - now)
    .filter((ms) => ms > -1000);
  return Math.max(1000, Math.min(longest, ...turns.map((ms) => ms + 500)));
}
