import { defineEndpoints } from '../../endpoint.ts';

/** Guesses of matches: one answer a question before the kick-off, the pot to all who were right. */
export const guessEndpoints = defineEndpoints({
  getGuessActivityInfo: {
    method: 'POST',
    path: '/api/promotions/v1/getGuessActivityInfo',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary:
      'The questions of a guessing campaign with their pots and the own answers; without a number the one that runs',
  },
  getGuessById: {
    method: 'POST',
    path: '/api/promotions/v1/getGuessById',
    caller: 'visitor',
    errors: ['activityUnknown', 'questionUnknown'],
    summary: 'One question of a guessing campaign with its pot and the own answer',
  },
  getGuessWinningData: {
    method: 'POST',
    path: '/api/promotions/v1/getGuessWinningData',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary:
      'The settled questions with the right answers, the number of winners and what each got, and the own wins',
  },
  doGuess: {
    method: 'POST',
    path: '/api/promotions/v1/doGuess',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 10, seconds: 10 }],
    errors: [
      'activityUnknown',
      'activityNotStarted',
      'activityEnded',
      'notEligible',
      'memberFrozen',
      'questionUnknown',
      'entryClosed',
      'alreadyAnswered',
    ],
    summary: 'Answers a question before its match kicks off, once',
  },
  checkGuess: {
    method: 'POST',
    path: '/api/promotions/v1/checkGuess',
    caller: 'member',
    limits: [{ per: 'member', count: 10, seconds: 10 }],
    errors: [
      'activityUnknown',
      'activityNotStarted',
      'activityEnded',
      'notEligible',
      'memberFrozen',
      'questionUnknown',
      'entryClosed',
      'alreadyAnswered',
    ],
    summary:
      'Whether the caller may answer a question now, refused with the reason where not; writes nothing',
  },
});
