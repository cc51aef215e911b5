import type { gameCrashEndpoints } from '@fairway/contract/games/crash-endpoints.ts';
import type { gameCrashSchemas } from '@fairway/contract/games/crash-schemas.ts';
import type { ErrorName } from '@fairway/contract/errors/index.ts';
import { formatMoney } from '@fairway/money';
import { laneOf } from '#modules/ledger';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { hashInput } from '#platform/idempotency/run-once.ts';
import type { Platform } from '#platform/platform.ts';
import { cashOutRow } from './flight-bets-store.ts';
import { presentBet } from './present-flight.ts';
import { readBetOnFlight } from './read-bet-on-flight.ts';
import { returnOfBet } from './return-of-bet.ts';
import { secretPointOf } from './secret-point.ts';

const refusals: Readonly<Record<string, ErrorName>> = {
  games_rocket_cash_outs_bet: 'crashBetMissing',
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
  const { betId } = input;
  const owner = `member/${memberId}`;
  const key = { owner, operation: 'cashOutCrash', operationId: call.operationId, input };
  try {
    // Through the lane, though no money moves: thousands press within one second, and each counts at the instant it is written.
    await laneOf(app).post({
      transfers: [],
      subject: betId,
      rows: [cashOutRow(memberId, betId)],
      operation: { ...key, inputHash: hashInput(input), at: app.clock.now() },
      answer: () => ({ betId }),
    });
  } catch (fault) {
    const refusal = refusals[refusedBy(fault) ?? ''];
    if (!refusal) throw fault;
    return onceInTransaction(app, key, async () => {
      // Another press was first: perhaps it came too late itself.
      if (refusal === 'crashCashedOut') await readCashedOut(app, memberId, betId);
      throw new AppError(refusal);
    });
  }
  return readCashedOut(app, memberId, betId);
};

/** What was written is read again, so that a repeat says the same: the row alone has the height. Throws `crashOver`. */
async function readCashedOut(app: Platform, memberId: string, betId: string) {
  const found = await readBetOnFlight(app, memberId, betId);
  if (!found) throw new Error(`no flight of bet ${betId}`);
  const { bet, flight } = found;
  const point = await secretPointOf(app, app.db, flight);
  // The row knows no point before the crash. A cash-out above it is there and returns nothing.
  if (Number(bet.height) > point) throw new AppError('crashOver');
  return { ...presentBet(bet), returns: formatMoney(returnOfBet(bet, point)) };
}
