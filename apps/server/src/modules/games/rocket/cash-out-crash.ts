import type { gameCrashEndpoints } from '@fairway/contract/games/crash-endpoints.ts';
import type { gameCrashSchemas } from '@fairway/contract/games/crash-schemas.ts';
import type { ErrorName } from '@fairway/contract/errors/index.ts';
import { formatMoney } from '@fairway/money';
import { refusedBy } from '#platform/db/sql-faults.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { insertCashOut, selectFlightBet } from './flight-bets-store.ts';
import { selectFlight } from './flights-store.ts';
import { presentBet } from './present-flight.ts';
import { returnOfBet } from './return-of-bet.ts';
import { secretPointOf } from './secret-point.ts';

const refusals: Readonly<Record<string, ErrorName>> = {
  games_rocket_cash_outs_pkey: 'crashCashedOut',
  games_rocket_cash_outs_reached: 'crashCashedOut',
  games_rocket_cash_outs_flight: 'crashNotFlying',
  games_rocket_cash_outs_crashed: 'crashOver',
};

/**
 * Cashes the own bet out at the height of the database's instant; the page says none. Throws `crashBetMissing`, `crashNotFlying` below
 * 1.01, `crashCashedOut`, and `crashOver` where the flight had ended by that instant. Paid with the others when the flight is over.
 */
export const cashOutCrash: Operation<
  (typeof gameCrashEndpoints)['cashOutCrash'],
  (typeof gameCrashSchemas)['cashOutCrash']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const owner = `member/${memberId}`;
  const key = { owner, operation: 'cashOutCrash', operationId: call.operationId, input };
  try {
    return await onceInTransaction(app, key, (tx) => cashOut(tx, app, memberId, input.betId));
  } catch (fault) {
    const refusal = refusals[refusedBy(fault) ?? ''];
    if (refusal) return onceInTransaction(app, key, async () => Promise.reject(new AppError(refusal)));
    throw fault;
  }
};

async function cashOut(tx: Tx, app: Platform, memberId: string, betId: string) {
  const bet = await selectFlightBet(tx, memberId, betId);
  const flight = bet && (await selectFlight(tx, bet.round));
  if (!bet || !flight) throw new AppError('crashBetMissing');
  if (bet.height !== null) throw new AppError('crashCashedOut');
  if (bet.cause !== null) throw new AppError('crashOver');
  const height = await insertCashOut(tx, bet);
  const point = await secretPointOf(app, tx, flight);
  // The row knows no point before the crash: what it took after that instant is taken back.
  if (height > point) throw new AppError('crashOver');
  const row = { ...bet, height: String(height) };
  return { ...presentBet(row), returns: formatMoney(returnOfBet(row, point)) };
}
