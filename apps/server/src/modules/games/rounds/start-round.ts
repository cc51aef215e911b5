import type { gameRoundEndpoints } from '@fairway/contract/games/round-endpoints.ts';
import type { gameRoundSchemas } from '@fairway/contract/games/round-schemas.ts';
import { refuseUnanswered } from '#modules/risk';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { houseGame } from '../rules/house-games.ts';
import { readStake } from '../rules/read-stake.ts';
import { bookFreeRound } from '../free-rounds/book-free-round.ts';
import { bookRound, type StartedRound } from './book-round.ts';
import { readNextDraw } from './next-draw.ts';
import { playRound } from './play-round.ts';
import type { Start } from './start.ts';

/** How often a round is played again because another of the member's calls took its nonce or its seed. */
const mostTries = 4;

/**
 * Plays a round from the member's seed in use and books it: stake, return, round and news in one transaction with the answer under the
 * operation id. A refused call uses no nonce. Refuses by the bet's and the stake's errors, `gameSeedNeeded`, `gameTooFast`,
 * `realityCheckDue`, and by what keeps a member from playing.
 */
export const startRound: Operation<
  (typeof gameRoundEndpoints)['startRound'],
  (typeof gameRoundSchemas)['startRound']
> = async (app, call, input) => {
  const owner = `member/${call.member.memberId}`;
  const key = { owner, operation: 'startRound', operationId: call.operationId, input };
  try {
    const { game, rules } = houseGame(input.game);
    const stake = readStake(game, rules, input);
    await refuseUnanswered(app.db, app, call);
    const { freeGrantId } = input;
    return await tryToPlay(app, { call, key, game, rules, stake, freeGrantId, input });
  } catch (refusal) {
    if (!(refusal instanceof AppError)) throw refusal;
    // The answer stored under the operation id comes first: perhaps it was booked, and only the answer was lost.
    return onceInTransaction(app, key, async () => Promise.reject(refusal));
  }
};

async function tryToPlay(app: Platform, start: Start): Promise<StartedRound> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const draw = await readNextDraw(app, start.call.member.memberId);
    if (!draw) throw new AppError('gameSeedNeeded');
    const played = playRound(app, start.rules, {
      ...draw,
      stake: start.stake,
      bet: start.input.bet,
      acts: [],
    });
    const { freeGrantId } = start;
    const booked =
      freeGrantId === undefined
        ? await bookRound(app, start, draw, played)
        : await bookFreeRound(app, start, freeGrantId, draw, played);
    if (booked !== 'overtaken') return booked;
  }
  throw new AppError('overloaded');
}
