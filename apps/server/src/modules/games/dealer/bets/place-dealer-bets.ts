import type { dealerEndpoints } from '@fairway/contract/dealer/endpoints.ts';
import type { dealerSchemas } from '@fairway/contract/dealer/schemas.ts';
import { refuseUnanswered } from '#modules/risk';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { openLimitsOf } from '../../limits/read-limits.ts';
import { houseTable, rulesOf } from '../house-tables.ts';
import { noteInterest } from '../interest-store.ts';
import { bookDealerBet, type DealerBetting, type PlacedDealerBet } from './book-dealer-bet.ts';
import { readSpots } from './read-spots.ts';

/** How often a bet is judged again because the limits have changed. */
const mostTries = 4;

/**
 * Stakes on spots of the deal whose betting is open, all of them or none, in one transaction with the answer under the operation id. Refuses
 * by the stake's errors, `roundNotFound`, `roundClosed` outside its betting, `dealerBetPlaced`, `roundOpen`, `gameTooFast`, `gameClosed`,
 * `realityCheckDue`, and by what keeps a member from playing.
 */
export const placeDealerBets: Operation<
  (typeof dealerEndpoints)['placeDealerBets'],
  (typeof dealerSchemas)['placeDealerBets']
> = async (app, call, input) => {
  const owner = `member/${call.member.memberId}`;
  const key = { owner, operation: 'placeDealerBets', operationId: call.operationId, input };
  const table = houseTable(input.table);
  const { currency } = input;
  try {
    const judge = async (): Promise<DealerBetting> => {
      const { version, bounds } = await openLimitsOf(app, table.game, currency);
      const read = readSpots(rulesOf(table), bounds, currency, input.spots);
      return { call, key, table, deal: input.deal, currency, ...read, limitsVersion: version };
    };
    const betting = await judge();
    await refuseUnanswered(app.db, app, call);
    await noteInterest(app.db, table.code);
    return await tryToBook(app, betting, judge);
  } catch (refusal) {
    if (!(refusal instanceof AppError)) throw refusal;
    // The answer stored under the operation id comes first: perhaps it was booked, and only the answer was lost.
    return onceInTransaction(app, key, async () => Promise.reject(refusal));
  }
};

async function tryToBook(
  app: Platform,
  first: DealerBetting,
  judge: () => Promise<DealerBetting>,
): Promise<PlacedDealerBet> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const booked = await bookDealerBet(app, tries === 0 ? first : await judge());
    if (booked !== 'overtaken') return booked;
  }
  throw new AppError('overloaded');
}
