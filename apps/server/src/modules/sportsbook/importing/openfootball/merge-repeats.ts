import type { Problem } from './problem.ts';
import type { ReadMatch } from './read-match.ts';

/**
 * Each match once. Files repeat a postponed match under its new day: then the new one counts. The same pair twice in a
 * round on one day is a repeat; on two days it is two matches, distinguished by `#2`.
 */
export function mergeRepeats(matches: readonly ReadMatch[], problems: Problem[]): ReadMatch[] {
  const kept = new Map<string, ReadMatch>();
  for (const match of matches) {
    const key = sourceKey(match);
    const before = kept.get(key);
    if (!before) {
      kept.set(key, match);
    } else if (before.result?.status === 'postponed' && match.result?.status !== 'postponed') {
      kept.set(key, match);
    } else if (
      match.result?.status === 'postponed' ||
      match.startsAt.getTime() === before.startsAt.getTime() ||
      kept.has(`${key}#2`)
    ) {
      problems.push({ path: match.path, name: 'duplicate', severity: 'skipped' });
    } else {
      kept.set(`${key}#2`, { ...match, round: `${match.round} #2` });
    }
  }
  return [...kept.values()];
}

/** What names a match within its competition though its day and time may change. */
export function sourceKey({ number, round, home, away }: ReadMatch): string {
  return number === null ? [round, teamKey(home.name), teamKey(away.name)].join('|') : `#${number}`;
}

/** A team's name as far as spelling does not matter: no case, no accents, no punctuation. */
export function teamKey(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain === '' ? name : plain;
}
