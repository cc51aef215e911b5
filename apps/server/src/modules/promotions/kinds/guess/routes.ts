import { guessEndpoints } from '@fairway/contract/promotions/guess/endpoints.ts';
import { guessSchemas } from '@fairway/contract/promotions/guess/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { checkGuess } from './check-guess.ts';
import { doGuess } from './do-guess.ts';
import { getGuessActivityInfo } from './get-guess-activity.ts';
import { getGuessById } from './get-guess-by-id.ts';
import { getGuessWinningData } from './get-guess-winners.ts';

/** Guesses of matches. */
export const guessRoutes = defineRoutes(guessEndpoints, guessSchemas, {
  getGuessActivityInfo,
  getGuessById,
  getGuessWinningData,
  doGuess,
  checkGuess,
});
