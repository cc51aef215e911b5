import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { fishingGame, fishingVenue, poolCodes, type PoolCode } from '@fairway/contract/fishing/codes.ts';
import type { fishingEndpoints } from '@fairway/contract/fishing/endpoints.ts';
import type { fishingSchemas } from '@fairway/contract/fishing/schemas.ts';
import { poolSeats } from '@fairway/fair-games';
import { currencyScale, formatMoney, tryParseMoney, type Money } from '@fairway/money';
import { accountsOf, readBalance } from '#modules/ledger';
import { refuseUnanswered } from '#modules/risk';
import { lockVenueWallet } from '#modules/venues';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { waitForStep } from '../conducting/step-lock-store.ts';
import { openLimitsOf } from '../limits/read-limits.ts';
import { buyIn } from '../seats/buy-in.ts';
import { holdOpenSeat, selectSeatsOf, type SeatRow } from '../seats/seats-store.ts';
import { takeSeat } from '../seats/take-seat.ts';
import { announceSeats } from './announce.ts';
import { buyInOf, housePool } from './house-pools.ts';
import { presentSeat } from './own-seat.ts';

type Amount = Money & { readonly currency: WalletCurrency };

/** Takes the first free seat of a pool with money from the center wallet; at the own seat there, more of it. */
export const enterPool: Operation<
  (typeof fishingEndpoints)['enterPool'],
  (typeof fishingSchemas)['enterPool']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const { pool, currency } = input;
  const read = tryParseMoney(input.amount, currency);
  if (!read) throw new AppError('amountScale', { digits: currencyScale[currency] });
  const key = { owner: `member/${memberId}`, operation: 'enterPool', operationId: call.operationId, input };

  return onceInTransaction(app, key, async (tx) => {
    await openLimitsOf(app, fishingGame, currency);
    await refuseUnanswered(app.db, app, call);

    const seat = await seatWith(tx, app, call, pool, { currency, minor: read.minor });
    await announceSeats(tx, app, pool);

    const center = await readBalance(tx, accountsOf(memberId).center(currency));
    return { ...(await presentSeat(tx, seat)), center: formatMoney(center) };
  });
};

async function seatWith(
  tx: Tx,
  app: Platform,
  call: MemberCall,
  pool: PoolCode,
  amount: Amount,
): Promise<SeatRow> {
  const { memberId } = call.member;
  const { currency } = amount;
  const money = { venue: fishingVenue, amount, bounds: buyInOf(housePool(pool), currency) } as const;
  await lockVenueWallet(tx, { memberId, venue: fishingVenue, currency });
  const own = await holdOpenSeat(tx, memberId);
  if (own) {
    if (own.place !== pool || own.currency !== currency) throw new AppError('seatedElsewhere');
    await buyIn(tx, app, call, money);
    return own;
  }
  // Members who come at once are seated one after the other.
  await waitForStep(tx, 'fishingDoor', poolCodes.indexOf(pool));
  const taken = new Set((await selectSeatsOf(tx, [pool])).map(({ number }) => number));
  const number = Array.from({ length: poolSeats }, (_, index) => index + 1).find((one) => !taken.has(one));
  if (number === undefined) throw new AppError('poolFull');
  return takeSeat(tx, app, call, { ...money, place: pool, number });
}
