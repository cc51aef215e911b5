import { describe, expect, it } from 'vitest';
import { answersOf, rightAnswers, type MatchQuestion } from './match-questions.ts';

const at = (question: MatchQuestion, home: number, away: number) => rightAnswers(question, { home, away });

describe('the right answers of a match', () => {
  it('name who won, or the draw', () => {
    expect([at('outcome', 2, 1), at('outcome', 0, 0), at('outcome', 1, 3)]).toEqual([
      ['home'],
      ['draw'],
      ['away'],
    ]);
  });

  it('name how many goals there were', () => {
    const goals = [0, 1, 2, 3, 4, 9].map((home) => at('goals', home, 0)[0]);
    expect(goals).toEqual(['few', 'few', 'some', 'some', 'many', 'many']);
  });

  it('name every team that scored: two can be right', () => {
    expect([at('scorers', 2, 0), at('scorers', 1, 1), at('scorers', 0, 1), at('scorers', 0, 0)]).toEqual([
      ['home'],
      ['home', 'away'],
      ['away'],
      ['nobody'],
    ]);
  });

  it('are none without a score, and always among those that are offered', () => {
    for (const question of ['outcome', 'goals', 'scorers'] as const) {
      expect(rightAnswers(question, null)).toEqual([]);
      for (const [home, away] of [
        [0, 0],
        [3, 2],
        [0, 5],
      ] as const)
        expect(answersOf(question)).toEqual(expect.arrayContaining([...at(question, home, away)]));
    }
  });
});
