import type { Score } from '../markets/correct-score.ts';

/** Rounds that win a map, two ahead. */
const roundsToWin = 13;

/** The home side's chance of a map from a score of it, by its chance of a round: the first to 13 rounds, two ahead, wins. */
export function mapChance(round: number, { home, away }: Score = { home: 0, away: 0 }): number {
  const known = new Map<string, number>();
  const level = round ** 2 / (round ** 2 + (1 - round) ** 2);
  const from = (ours: number, theirs: number): number => {
    if (isMapOver({ home: ours, away: theirs })) return ours > theirs ? 1 : 0;
    // From 12 : 12 on only the difference counts.
    if (ours >= roundsToWin - 1 && ours === theirs) return level;
    const key = `${ours}:${theirs}`;
    const chance = known.get(key) ?? round * from(ours + 1, theirs) + (1 - round) * from(ours, theirs + 1);
    known.set(key, chance);
    return chance;
  };
  return from(home, away);
}

export function isMapOver({ home, away }: Score): boolean {
  return Math.max(home, away) >= roundsToWin && Math.abs(home - away) >= 2;
}
