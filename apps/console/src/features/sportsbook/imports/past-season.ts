/** Matches of a file that are still to be played, although their days have passed. */
export interface PastSeason {
  count: number;
  /** The last of their days, YYYY-MM-DD. */
  last: string;
}

/**
 * What of a fixture file could not be bet on unchanged: matches without a score, when all of their days lie before
 * `today` (YYYY-MM-DD). Undefined when one is still to come, when all are played, and for text that is no such file.
 */
export function pastSeason(text: string, today: string): PastSeason | undefined {
  const days = matchesOf(parsed(text)).flatMap((match) => {
    const day = isObject(match) && !isPlayed(match) ? match['date'] : undefined;
    return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? [day] : [];
  });
  const last = days.toSorted().at(-1);
  return last !== undefined && last < today ? { count: days.length, last } : undefined;
}

function matchesOf(file: unknown): readonly unknown[] {
  if (Array.isArray(file)) return file;
  if (!isObject(file)) return [];
  const { matches, rounds } = file;
  if (Array.isArray(matches)) return matches;
  return Array.isArray(rounds) ? rounds.flatMap((round) => matchesOf(round)) : [];
}

function isPlayed({ score, score1 }: Record<string, unknown>): boolean {
  if (Array.isArray(score)) return score.length > 0;
  return (isObject(score) && Object.keys(score).length > 0) || typeof score1 === 'number';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
