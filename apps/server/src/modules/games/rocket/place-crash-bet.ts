import type { gameCrashEndpoints } from '@fairway/contract/games/crash-endpoints.ts';
import type { gameCrashSchemas } from '@fairway/contract/games/crash-schemas.ts';
import { refuseUnanswered } from '#modules/risk';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { readStake } from '../rules/read-stake.ts';
import { bookFlightBet } from './book-flight-bet.ts';
import { noteInterest } from './interest-store.ts';
import { rocketGame, rocketRules } from './rocket-game.ts';

/**
 * Stakes on the flight whose betting is open, in one transaction with the answer under the operation id. Refuses by the stake's errors,
 * `roundClosed` outside its betting, `crashBetPlaced`, `roundOpen`, `gameTooFast`, `realityCheckDue`, and by what keeps a
 * member from playing.
 */
export const placeCrashBet: Operation<
  (typeof gameCrashEndpoints)['placeCrashBet'],
  (typeof gameCrashSchemas)['placeCrashBet']
> = async (app, call, input) => {
  const owner = `member/${call.member.memberId}`;
  const key = { owner, operation: 'placeCrashBet', operationId: call.operationId, input };
  const { round, currency, target } = input;
  try {
    const bet = target === undefined ? {} : { target };
    const stake = readStake(rocketGame, rocketRules, { currency, stake: input.stake, bet });
    await refuseUnanswered(app.db, app, call);
    await noteInterest(app.db);
    return await bookFlightBet(app, { call, key, round, currency, stake, target });
  } catch (refusal) {
    if (!(refusal instanceof AppError)) throw refusal;
    // The answer stored under the operation id comes first: perhaps it was booked, and only the answer was lost.
    return onceInTransaction(app, key, async () => Promise.reject(refusal));
  }
};
