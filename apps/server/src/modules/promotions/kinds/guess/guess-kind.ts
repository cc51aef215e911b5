import { fenOf } from '../../eligibility/member-view.ts';
import type { Fault } from '../../campaigns/verdict.ts';
import { defineKind } from '../kind.ts';
import { firstGuesses, firstWorldCupGuesses } from './first-guesses.ts';
import { allPots, type QuizTerms } from './quiz-terms.ts';

/** What stands against publishing a quiz. */
export function quizFaults({ pot, fixtures, questions }: QuizTerms): Fault[] {
  const faults: Fault[] = [];
  if (fenOf(pot) === 0n)
    faults.push({ rule: 'prizes', zh: '每题奖金须大于 0', en: 'A question needs a pot above nothing' });
  const ids = new Set(fixtures.map(({ fixtureId }) => fixtureId));
  if (ids.size < fixtures.length || fixtures.length > questions)
    faults.push({
      rule: 'prizes',
      zh: '指定的比赛不得重复，也不得多于题数',
      en: 'Named matches are each named once, and there are no more of them than questions',
    });
  return faults;
}

export const guessKind = defineKind('guess', {
  oneMember: allPots,
  faults: quizFaults,
  first: firstGuesses,
});

export const worldCupGuessKind = defineKind('worldCupGuess', {
  oneMember: allPots,
  faults: quizFaults,
  first: firstWorldCupGuesses,
});
