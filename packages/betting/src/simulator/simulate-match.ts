import type { Score } from '../markets/correct-score.ts';
import type { ExpectedGoals } from '../pricing/model/goal-model.ts';
import type { Happening, Incident } from './incident.ts';
import { playHalf, type Discipline } from './play-half.ts';
import { seededRandom } from './seeded-random.ts';

/** A whole match: every incident, the announced stoppage of each half in minutes, and the two scores that settle. */
export interface MatchTimeline {
  readonly incidents: readonly Incident[];
  readonly stoppage: Readonly<Record<1 | 2, number>>;
  readonly halfTime: Score;
  readonly fullTime: Score;
}

/**
 * Plays a match to its end. A pure function: the same seed and expected goals give the same incidents to the second, on
 * every engine. Goals follow the expected goals of pricing, red cards included, so a simulated league is priced fairly.
 */
export function simulateMatch(expected: ExpectedGoals, seed: string): MatchTimeline {
  const random = seededRandom(seed);
  const discipline: Discipline = { home: new Set(), away: new Set(), sentOff: { home: 0, away: 0 } };
  const first = playHalf(1, expected, random, discipline);
  const second = playHalf(2, expected, random, discipline);

  const early = numbered(1, first.happenings, 0, { home: 0, away: 0 });
  const halfTime = early.at(-1)?.score ?? { home: 0, away: 0 };
  const late = numbered(2, second.happenings, early.length, halfTime);
  return {
    incidents: [...early, ...late],
    stoppage: { 1: first.stoppage, 2: second.stoppage },
    halfTime,
    fullTime: late.at(-1)?.score ?? halfTime,
  };
}

function numbered(half: 1 | 2, happenings: readonly Happening[], before: number, from: Score): Incident[] {
  let score = from;
  return happenings.map((happening, index) => {
    score = scoreAfter(score, happening);
    return { ...happening, sequence: before + index + 1, half, score };
  });
}

function scoreAfter(score: Score, happening: Happening): Score {
  if (happening.kind === 'goal') return { ...score, [happening.side]: score[happening.side] + 1 };
  if (happening.kind === 'varDecision' && !happening.goalStands) {
    return { ...score, [happening.side]: score[happening.side] - 1 };
  }
  return score;
}
