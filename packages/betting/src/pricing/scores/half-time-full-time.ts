import { winnerOf, type HalfTimeFullTime } from '../../markets/fields.ts';
import type { Outlook } from './outlook.ts';
import { forEachScore } from './score-grid.ts';

/**
 * The chance of each pair of leaders at half-time and at the end, over the grid of final scores: every goal still to come falls
 * into the first half with the chance `early` by itself, as goals of a Poisson process do. So the ends sum to the match result.
 */
export function halfTimeFullTimeProbabilities({ fullTime, early }: Outlook): Map<HalfTimeFullTime, number> {
  const chances = new Map<HalfTimeFullTime, number>();
  const { start } = fullTime;
  const split = memoised((goals) => firstHalfGoals(goals, early));
  forEachScore(fullTime, (score, chance) => {
    if (chance === 0) return;
    const end = winnerOf(score);
    const away = split(score.away - start.away);
    split(score.home - start.home).forEach((ofHome, home) => {
      away.forEach((ofAway, goals) => {
        const half = winnerOf({ home: start.home + home, away: start.away + goals });
        const key: HalfTimeFullTime = `${half}-${end}`;
        chances.set(key, (chances.get(key) ?? 0) + chance * ofHome * ofAway);
      });
    });
  });
  return chances;
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
