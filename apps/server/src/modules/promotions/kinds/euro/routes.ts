import { euroEndpoints } from '@fairway/contract/promotions/euro/endpoints.ts';
import { euroSchemas } from '@fairway/contract/promotions/euro/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { answerEuroQuiz } from './answer-euro-quiz.ts';
import { getEuroConfig } from './get-euro-config.ts';
import { getEuroQuiz } from './get-euro-quiz.ts';
import { getEuroVotes } from './get-euro-votes.ts';
import { voteEuroStar } from './vote-euro-star.ts';

/** European cup and euro cup. */
export const euroRoutes = defineRoutes(euroEndpoints, euroSchemas, {
  getEuroConfig,
  getEuroVotes,
  voteEuroStar,
  getEuroQuiz,
  answerEuroQuiz,
});
