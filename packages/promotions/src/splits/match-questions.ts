/** What can be asked about a match before its kick-off, each with its answers. */
const answersByQuestion = {
  outcome: ['home', 'draw', 'away'],
  goals: ['few', 'some', 'many'],
  /** Both teams can score: two answers are then right. */
  scorers: ['home', 'away', 'nobody'],
} as const;

export type MatchQuestion = keyof typeof answersByQuestion;
export type MatchAnswer = (typeof answersByQuestion)[MatchQuestion][number];

interface Score {
  readonly home: number;
  readonly away: number;
}

/** The answers that a question offers. */
export function answersOf(question: MatchQuestion): readonly MatchAnswer[] {
  return answersByQuestion[question];
}

/**
 * Every answer that is right by the score after 90 minutes with stoppage. `goals`: `few` 0 or 1, `some` 2 or 3, `many` 4 or more. Without a
 * score the match was not played to its end: no answer is right and the question is void.
 */
export function rightAnswers(question: MatchQuestion, score: Score | null): readonly MatchAnswer[] {
  if (score === null) return [];
  const { home, away } = score;
  if (question === 'outcome') return [home > away ? 'home' : home < away ? 'away' : 'draw'];
  if (question === 'goals') return [home + away < 2 ? 'few' : home + away < 4 ? 'some' : 'many'];
  if (home + away === 0) return ['nobody'];
  return [...(home > 0 ? (['home'] as const) : []), ...(away > 0 ? (['away'] as const) : [])];
}
