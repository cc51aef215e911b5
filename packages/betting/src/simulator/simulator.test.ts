import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isScore,
  matchClock,
  momentAt,
  momentumOf,
  outlookOf,
  probabilitiesOf,
  seededRandom,
} from '../index.ts';
import { simulateMatch, type ExpectedGoals } from '../index.ts';

const expected: ExpectedGoals = { home: 1.6, away: 1.1, firstHalfShare: 0.45, lowScores: 0 };
const league = (count: number) =>
  Array.from({ length: count }, (_, index) => simulateMatch(expected, `league:${index}`));

describe('a simulated match', () => {
  it('is the same for a seed and another for another', () => {
    expect(simulateMatch(expected, 'a')).toEqual(simulateMatch(expected, 'a'));
    expect(simulateMatch(expected, 'a')).not.toEqual(simulateMatch(expected, 'b'));
  });

  it('draws the numbers it always drew', () => {
    const random = seededRandom('fairway');
    expect(Array.from({ length: 3 }, () => Math.floor(random() * 1e9))).toMatchInlineSnapshot(`
      [
        376419063,
        433923538,
        460678249,
      ]
    `);
  });

  it('plays a possible match, whatever the seed and the strengths', () => {
    const goals = fc.double({ min: 0.15, max: 6, noNaN: true });
    fc.assert(
      fc.property(fc.string(), goals, goals, (seed, home, away) => {
        const match = simulateMatch({ ...expected, home, away }, seed);
        let before = { half: 1, second: 0, score: { home: 0, away: 0 } };
        match.incidents.forEach((incident, index) => {
          expect(incident.sequence).toBe(index + 1);
          expect(incident.half > before.half || incident.second >= before.second).toBe(true);
          expect(isScore(incident.score)).toBe(true);
          const change = incident.score.home + incident.score.away - before.score.home - before.score.away;
          const withdrawn = incident.kind === 'varDecision' && !incident.goalStands;
          expect(change).toBe(incident.kind === 'goal' ? 1 : withdrawn ? -1 : 0);
          before = incident;
        });
        const kinds = match.incidents.map(({ kind }) => kind);
        for (const [kind, times] of Object.entries({
          kickOff: 1,
          halfTime: 1,
          secondHalf: 1,
          fullTime: 1,
          stoppageTime: 2,
        })) {
          expect(kinds.filter((found) => found === kind)).toHaveLength(times);
        }
        expect(kinds[0]).toBe('kickOff');
        expect(kinds.at(-1)).toBe('fullTime');
        expect(match.fullTime).toEqual(match.incidents.at(-1)?.score);
        expect(kinds.filter((kind) => kind === 'varCheck')).toHaveLength(
          kinds.filter((kind) => kind === 'varDecision').length,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('scores as the model that prices it expects', () => {
    const matches = league(3000);
    const mean = (of: (match: (typeof matches)[number]) => number) =>
      matches.reduce((sum, match) => sum + of(match), 0) / matches.length;
    // standard error of a mean of 1.6 goals over 3,000 matches: sqrt(1.6 / 3000) = 0.023; four of them allowed
    expect(Math.abs(mean(({ fullTime }) => fullTime.home) - 1.6)).toBeLessThan(0.095);
    expect(Math.abs(mean(({ fullTime }) => fullTime.away) - 1.1)).toBeLessThan(0.08);
    expect(Math.abs(mean(({ halfTime }) => halfTime.home + halfTime.away) - 2.7 * 0.45)).toBeLessThan(0.085);

    // 1X2 and over 2.5: standard error at most sqrt(0.25 / 3000) = 0.009
    const outlook = outlookOf(expected);
    const chance = (market: 'ft_1x2' | 'ft_ou', line: number | null, selection: 'home' | 'over') =>
      probabilitiesOf({ market, line, selection }, outlook)?.win ?? 0;
    const homeWins = mean(({ fullTime }) => (fullTime.home > fullTime.away ? 1 : 0));
    const overs = mean(({ fullTime }) => (fullTime.home + fullTime.away > 2 ? 1 : 0));
    expect(Math.abs(homeWins - chance('ft_1x2', null, 'home'))).toBeLessThan(0.036);
    expect(Math.abs(overs - chance('ft_ou', 10, 'over'))).toBeLessThan(0.036);
  });
});

describe('reading a timeline', () => {
  it('gives the moment that pricing needs', () => {
    const match = simulateMatch({ ...expected, home: 4, away: 4 }, 'goals');
    const end = match.incidents.at(-1);
    expect(momentAt(match.incidents, 1, 0).score).toEqual({ home: 0, away: 0 });
    expect(momentAt(match.incidents, 2, 0)).toMatchObject({ minute: 45, score: match.halfTime });
    expect(momentAt(match.incidents, 2, end?.second ?? 0).score).toEqual(match.fullTime);
  });

  it('counts dangerous attacks by minute without a gap', () => {
    const { incidents } = simulateMatch(expected, 'momentum');
    const strip = momentumOf(incidents);
    const attacks = incidents.filter(({ kind }) => kind === 'dangerousAttack').length;
    expect(strip.reduce((sum, { home, away }) => sum + home + away, 0)).toBe(attacks);
    expect(strip.filter(({ half }) => half === 1).map(({ minute }) => minute)).toEqual(
      Array.from({ length: strip.filter(({ half }) => half === 1).length }, (_, minute) => minute),
    );
  });

  it.each([
    [1, 5, '0:05'],
    [1, 2699, '44:59'],
    [1, 2700, '45+1'],
    [1, 2765, '45+2'],
    [2, 0, '45:00'],
    [2, 2700, '90+1'],
  ] as const)('half %s, second %s is %s', (half, second, clock) => {
    expect(matchClock(half, second)).toBe(clock);
  });
});
