import type { Score } from '@fairway/betting';
import { goalsOf, isGiven, isObject, type JsonObject } from './json-values.ts';

/** What a file says about goals. `fullTime` is the score after 90 minutes; extra time and penalties never settle. */
export interface ReadScore {
  readonly fullTime: Score | null;
  readonly halfTime: Score | null;
  readonly extraTime: Score | null;
  readonly penalties: Score | null;
  /** Something is there that is no score. */
  readonly unreadable: boolean;
}

const nothing = { fullTime: null, halfTime: null, extraTime: null, penalties: null };

/** The older layouts kept each number in a key of its own. */
const flat = {
  fullTime: ['score1', 'score2'],
  halfTime: ['score1i', 'score2i'],
  extraTime: ['score1et', 'score2et'],
  penalties: ['score1p', 'score2p'],
} as const;

/** Reads `score: {ft, ht, et, p}`, `score: [2, 1]`, `score: "2-1"` and `score1`/`score2` with their half-time kin. */
export function readScore(match: JsonObject): ReadScore {
  const { score } = match;
  if (isObject(score)) {
    return collect({
      fullTime: score['ft'],
      halfTime: score['ht'],
      extraTime: score['et'],
      penalties: score['p'] ?? score['pen'],
    });
  }
  if (isGiven(score)) return collect({ fullTime: score });
  const pairs = Object.entries(flat).map(([part, [home, away]]) => {
    const given = isGiven(match[home]) || isGiven(match[away]);
    return [part, given ? [match[home], match[away]] : undefined] as const;
  });
  return collect(Object.fromEntries(pairs));
}

function collect(parts: Partial<Record<keyof typeof nothing, unknown>>): ReadScore {
  const read = { ...nothing } as Record<keyof typeof nothing, Score | null>;
  let unreadable = false;
  for (const part of ['fullTime', 'halfTime', 'extraTime', 'penalties'] as const) {
    const value = parts[part];
    if (!isGiven(value) || (Array.isArray(value) && value.length === 0)) continue;
    read[part] = pairOf(value);
    if (read[part] === null) unreadable = true;
  }
  return { ...read, unreadable };
}

function pairOf(value: unknown): Score | null {
  const parts: unknown = typeof value === 'string' ? value.split(/\s*[-:–]\s*/) : value;
  if (!Array.isArray(parts) || parts.length !== 2) return null;
  const home = goalsOf(parts[0]);
  const away = goalsOf(parts[1]);
  return home === undefined || away === undefined ? null : { home, away };
}
