import { describe, expect, it } from 'vitest';
import { expectedGoals, fitGoalModel, simulateMatch, type PastResult } from '../../index.ts';

/** A league whose strengths are known: `count` rounds of everybody at home against everybody. */
function knownLeague(strengths: Readonly<Record<string, number>>, count: number): PastResult[] {
  const teams = Object.keys(strengths);
  const played: PastResult[] = [];
  for (let round = 0; round < count; round += 1) {
    for (const home of teams) {
      for (const away of teams) {
        if (home === away) continue;
        const ratio = (strengths[home] ?? 1) / (strengths[away] ?? 1);
        const expected = { home: 1.6 * ratio, away: 1.2 / ratio, firstHalfShare: 0.44, lowScores: 0 };
        const { fullTime, halfTime } = simulateMatch(expected, `${round}:${home}:${away}`);
        played.push({ home, away, fullTime, halfTime, daysAgo: round });
      }
    }
  }
  return played;
}

describe('fitGoalModel', () => {
  const results = knownLeague({ strong: 1.3, fair: 1, weak: 1 / 1.3, average: 1 }, 60);
  const model = fitGoalModel(results, { halfLifeDays: 10_000 });

  it('finds the strengths, the home advantage and the first half again', () => {
    // strong at home against weak: 1.6 x 1.69 = 2.70 and 1.2 / 1.69 = 0.71
    const goals = expectedGoals(model, 'strong', 'weak');
    expect(Math.abs(goals.home - 2.7)).toBeLessThan(0.35);
    expect(Math.abs(goals.away - 0.71)).toBeLessThan(0.15);
    expect(Math.abs(model.homeGoals / model.awayGoals - 4 / 3)).toBeLessThan(0.12);
    expect(Math.abs(model.firstHalfShare - 0.44)).toBeLessThan(0.03);
    expect(model.teams['strong']?.attack ?? 0).toBeGreaterThan(model.teams['average']?.attack ?? 9);
    expect(model.teams['strong']?.defence ?? 9).toBeLessThan(model.teams['weak']?.defence ?? 0);
  });

  it('is deterministic and gives plain JSON', () => {
    expect(fitGoalModel(results, { halfLifeDays: 10_000 })).toEqual(model);
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });

  it('takes off the home advantage on neutral ground', () => {
    const neutral = expectedGoals(model, 'fair', 'fair', true);
    expect(neutral.home).toBeCloseTo(neutral.away, 10);
  });

  it('forgets with time, and does not look ahead', () => {
    const past = (daysAgo: number, home: number, away: number): PastResult => ({
      home: 'a',
      away: 'b',
      fullTime: { home, away },
      halfTime: null,
      daysAgo,
    });
    const [good, bad] = [(days: number) => past(days, 4, 0), (days: number) => past(days, 0, 4)];
    const recentlyGood = fitGoalModel([...Array(5).fill(good(1)), ...Array(5).fill(bad(900))]);
    const recentlyBad = fitGoalModel([...Array(5).fill(good(900)), ...Array(5).fill(bad(1))]);
    expect(expectedGoals(recentlyGood, 'a', 'b').home).toBeGreaterThan(
      expectedGoals(recentlyBad, 'a', 'b').home,
    );
    expect(fitGoalModel([good(-1)]).teams).toEqual({});
  });

  it('knows an average competition before any result, and unknown teams as average', () => {
    const empty = fitGoalModel([]);
    expect(expectedGoals(empty, 'x', 'y')).toEqual({
      home: 1.5,
      away: 1.2,
      firstHalfShare: 0.45,
      lowScores: -0.05,
    });
    expect(expectedGoals(empty, 'constructor', '__proto__').home).toBe(1.5);
  });

  it('is not carried away by one match', () => {
    const once = fitGoalModel([
      { home: 'a', away: 'b', fullTime: { home: 9, away: 0 }, halfTime: null, daysAgo: 0 },
    ]);
    const { home, away } = expectedGoals(once, 'a', 'b');
    expect(home).toBeLessThan(4);
    expect(away).toBeGreaterThan(0.5);
  });
});
