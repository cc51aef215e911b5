import type { Score } from '../../markets/correct-score.ts';
import { winnerOf, type HalfTimeFullTime } from '../../markets/fields.ts';
import type { Outlook } from './outlook.ts';
import { forEachScore } from './score-grid.ts';

/** The chance of each pair of leaders at half-time and at the end, over the grid of both scores. */
export function halfTimeFullTimeProbabilities(outlook: Outlook): Map<HalfTimeFullTime, number> {
  const chances = new Map<HalfTimeFullTime, number>();
  forEachPairOfScores(outlook, (half, full, chance) => {
    const key: HalfTimeFullTime = `${winnerOf(half)}-${winnerOf(full)}`;
    chances.set(key, (chances.get(key) ?? 0) + chance);
  });
  return chances;
}

/**
 * Every final score with every half-time score that leads to it, and the chance of both: each goal still to come falls into the first
 * half with the chance `early` by itself, as goals of a Poisson process do. So the ends sum to the match result.
 */
export function forEachPairOfScores(
  { fullTime, early }: Pick<Outlook, 'fullTime' | 'early'>,
  visit: (half: Score, full: Score, chance: number) => void,
): void {
  const { start } = fullTime;
  const split = memoised((goals) => firstHalfGoals(goals, early));
  forEachScore(fullTime, (full, chance) => {
    if (chance === 0) return;
    const away = split(full.away - start.away);
    split(full.home - start.home).forEach((ofHome, home) => {
      away.forEach((ofAway, goals) => {
        visit({ home: start.home + home, away: start.away + goals }, full, chance * ofHome * ofAway);
      });
    });
  });
}

/** The binomial chances that 0, 1 … of so many goals fall into the first half. */
function firstHalfGoals(goals: number, early: number): number[] {
  let choices = 1;
  return Array.from({ length: goals + 1 }, (_, first) => {
    if (first > 0) choices = (choices * (goals - first + 1)) / first;
    return choices * early ** first * (1 - early) ** (goals - first);
  });
}

function memoised(make: (goals: number) => number[]): (goals: number) => number[] {
  const made: number[][] = [];
  return (goals) => (made[goals] ??= make(goals));
}
