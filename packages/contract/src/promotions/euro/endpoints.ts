import { defineEndpoints } from '../../endpoint.ts';

const refusals = [
  'activityUnknown',
  'activityNotStarted',
  'activityEnded',
  'notEligible',
  'memberFrozen',
] as const;
const limits = [{ per: 'member', count: 10, seconds: 10 }] as const;

/** European cup and euro cup: a quiz about matches, a vote for a star each day, films. */
export const euroEndpoints = defineEndpoints({
  getEuroConfig: {
    method: 'POST',
    path: '/api/promotions/v1/getEuroConfig',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary:
      'The cup’s page: pictures, countdown, switches, questions, films, stars with their votes and the fans’ rank',
  },
  getEuroVotes: {
    method: 'POST',
    path: '/api/promotions/v1/getEuroVotes',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary: 'The stars with their votes, the own vote of today, and the most faithful fans',
  },
  voteEuroStar: {
    method: 'POST',
    path: '/api/promotions/v1/voteEuroStar',
    caller: 'member',
    once: true,
    limits,
    errors: [...refusals, 'entryClosed', 'starUnknown', 'alreadyVotedToday'],
    summary: 'Votes for a star, once a day of the site; in a preview nothing is counted',
  },
  getEuroQuiz: {
    method: 'POST',
    path: '/api/promotions/v1/getEuroQuiz',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary: 'The questions of the cup’s quiz with their pots and the own answers',
  },
  answerEuroQuiz: {
    method: 'POST',
    path: '/api/promotions/v1/answerEuroQuiz',
    caller: 'member',
    once: true,
    limits,
    errors: [...refusals, 'questionUnknown', 'entryClosed', 'alreadyAnswered'],
    summary: 'Answers a question of the quiz before its match kicks off, once',
  },
});
