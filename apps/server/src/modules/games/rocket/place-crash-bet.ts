import type { gameCrashEndpoints } from '@fairway/contract/games/crash-endpoints.ts';
import type { gameCrashSchemas } from '@fairway/contract/games/crash-schemas.ts';
import { refuseUnanswered } from '#modules/risk';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { readStake } from '../rules/read-stake.ts';
import { bookFlightBet, type Betting, type PlacedBet } from './book-flight-bet.ts';
import { openLimitsOf } from '../limits/read-limits.ts';
import { noteInterest } from './interest-store.ts';
import { mostHeightOf, rocketGame, rocketRules } from './rocket-game.ts';

/** How often a bet is judged again because the limits have changed. */
const mostTries = 4;

/**
 * Stakes on the flight whose betting is open, in one transaction with the answer under the operation id. Refuses by the stake's errors,
 * `roundClosed` outside its betting, `crashBetPlaced`, `roundOpen`, `gameTooFast`, `gameClosed`, `realityCheckDue`, and by
 * what keeps a member from playing.
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
    const judge = async (): Promise<Betting> => {
      const { version, bounds } = await openLimitsOf(app, rocketGame.code, currency);
      const stake = readStake(bounds, rocketRules, { currency, stake: input.stake, bet });
      const mostHeight = mostHeightOf(stake, bounds.mostReturn);
      return { call, key, round, currency, stake, target, mostHeight, limitsVersion: version };
    };
    const betting = await judge();
    await refuseUnanswered(app.db, app, call);
    await noteInterest(app.db);
    return await tryToBook(app, betting, judge);
  } catch (refusal) {
    if (!(refusal instanceof AppError)) throw refusal;
    // The answer stored under the operation id comes first: perhaps it was booked, and only the answer was lost.
    return onceInTransaction(app, key, async () => Promise.reject(refusal));
  }
};

async function tryToBook(app: Platform, first: Betting, judge: () => Promise<Betting>): Promise<PlacedBet> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const booked = await bookFlightBet(app, tries === 0 ? first : await judge());
    if (booked !== 'overtaken') return booked;
  }
  throw new AppError('overloaded');
}
