import type { gameRoundEndpoints } from '@fairway/contract/games/round-endpoints.ts';
import type { gameRoundSchemas } from '@fairway/contract/games/round-schemas.ts';
import { refuseUnanswered } from '#modules/risk';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { openLimitsOf } from '../limits/read-limits.ts';
import { houseGame } from '../rules/house-games.ts';
import { readStake } from '../rules/read-stake.ts';
import { bookFreeRound } from '../free-rounds/book-free-round.ts';
import { bookRound, type StartedRound } from './book-round.ts';
import { readNextDraw } from './next-draw.ts';
import { playRound } from './play-round.ts';
import type { Start } from './start.ts';

/** How often a round is judged and played again because another of the member's calls took its nonce or its seed, or the limits changed. */
const mostTries = 4;

/**
 * Plays a round from the member's seed in use and books it: stake, return, round and news in one transaction with the answer under the
 * operation id. A refused call uses no nonce. Refuses by the bet's and the stake's errors, `gameClosed`, `gameSeedNeeded`, `gameTooFast`,
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
    const judge = async (): Promise<Start> => {
      const { version, bounds } = await openLimitsOf(app, game.code, input.currency);
      const { freeGrantId } = input;
      // A free round has the stake that was within the game's bounds when it was granted.
      const bound = freeGrantId === undefined ? bounds : game.bounds[input.currency];
      const stake = readStake(bound, rules, input);
      return { call, key, game, rules, stake, limitsVersion: version, freeGrantId, input };
    };
    const start = await judge();
    await refuseUnanswered(app.db, app, call);
    return await tryToPlay(app, start, judge);
  } catch (refusal) {
    if (!(refusal instanceof AppError)) throw refusal;
    // The answer stored under the operation id comes first: perhaps it was booked, and only the answer was lost.
    return onceInTransaction(app, key, async () => Promise.reject(refusal));
  }
};

async function tryToPlay(app: Platform, first: Start, judge: () => Promise<Start>): Promise<StartedRound> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const start = tries === 0 ? first : await judge();
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
