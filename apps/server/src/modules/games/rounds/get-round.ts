import type { gameRoundEndpoints } from '@fairway/contract/games/round-endpoints.ts';
import type { gameRoundSchemas } from '@fairway/contract/games/round-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readRound } from './read-round.ts';
import { selectRound } from './rounds-store.ts';

/** One own round with its steps. Another member's is not found. Throws `roundNotFound`. */
export const getRound: Operation<
  (typeof gameRoundEndpoints)['getRound'],
  (typeof gameRoundSchemas)['getRound']
> = async (app, call, { roundId }) => {
  const row = await selectRound(app.db, call.member.memberId, roundId);
  if (!row) throw new AppError('roundNotFound');
  return readRound(app, row);
};
