import type { gameRoundEndpoints } from '@fairway/contract/games/round-endpoints.ts';
import type { gameRoundSchemas } from '@fairway/contract/games/round-schemas.ts';
import { memberGames } from '@fairway/fair-games';
import { money } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { openSeed } from '../seeds/make-seed.ts';
import { selectSeed } from '../seeds/seeds-store.ts';
import { playRound } from './play-round.ts';
import { presentRound } from './present-round.ts';
import { selectRound } from './rounds-store.ts';

/** One own round, played again from its seeds. Another member's is not found. Throws `roundNotFound`. */
export const getRound: Operation<
  (typeof gameRoundEndpoints)['getRound'],
  (typeof gameRoundSchemas)['getRound']
> = async (app, call, { roundId }) => {
  const { memberId } = call.member;
  const row = await selectRound(app.db, memberId, roundId);
  const seed = row && (await selectSeed(app.db, row.shard_id, memberId, row.seed));
  if (!row || !seed) throw new AppError('roundNotFound');
  const stake = money(row.currency, row.stake);
  const played = playRound(app, memberGames[row.game], { seed, nonce: row.nonce, stake, bet: row.bet });
  return presentRound(row, played, seed, seed.ended_at === null ? null : openSeed(app, seed));
};
