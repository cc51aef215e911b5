import { fishingGame } from '@fairway/contract/fishing/codes.ts';
import type { fishingEndpoints } from '@fairway/contract/fishing/endpoints.ts';
import type { fishingSchemas } from '@fairway/contract/fishing/schemas.ts';
import { currencyScale, tryParseMoney, type Money } from '@fairway/money';
import { refuseUnanswered } from '#modules/risk';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { openLimitsOf } from '../../limits/read-limits.ts';
import type { SeatRow } from '../../seats/seats-store.ts';
import { updateSeen } from '../../seats/seats-store.ts';
import { cannonsOf, housePool } from '../house-pools.ts';
import { isPool } from '../is-pool.ts';
import { findOwnSeat } from '../own-seat.ts';
import { isOpen } from '../present-tide.ts';
import { selectTideWithCatches } from '../tides-store.ts';
import { bookShots } from './book-shots.ts';
import { judgeBatch } from './judge-batch.ts';

/** How often shots are judged again because a fish was caught meanwhile or the limits have changed. */
const mostTries = 8;

/**
 * Fires shots of one size from the own seat, all of them or none, in one transaction with the answer under the operation id. A shot that touches
 * nothing, or what is caught already, is not staked.
 */
export const fireShots: Operation<
  (typeof fishingEndpoints)['fireShots'],
  (typeof fishingSchemas)['fireShots']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const key = { owner: `member/${memberId}`, operation: 'fireShots', operationId: call.operationId, input };
  try {
    const seat = await findOwnSeat(app.db, memberId);
    if (!seat || seat.place !== input.pool) throw new AppError('notSeated');
    await refuseUnanswered(app.db, app, call);
    await updateSeen(app.db, seat);
    for (let tries = 0; tries < mostTries; tries += 1) {
      const { version } = await openLimitsOf(app, fishingGame, seat.currency);
      const cannon = readCannon(seat, input.cannon);
      const tide = await selectTideWithCatches(app.db, input.pool);
      if (!isOpen(tide) || tide.number !== input.tide) throw new AppError('tideTurning');
      const shots = await judgeBatch(app, app.db, tide, { seat, first: input.first, aimed: input.shots });
      const volley = { call, key, seat, tide, cannon, first: input.first, shots, limitsVersion: version };
      const booked = await bookShots(app, volley);
      if (booked !== 'overtaken') return booked;
    }
    throw new AppError('overloaded');
  } catch (refusal) {
    if (!(refusal instanceof AppError)) throw refusal;
    // The answer stored under the operation id comes first: perhaps it was booked, and only the answer was lost.
    return onceInTransaction(app, key, async () => Promise.reject(refusal));
  }
};

/** The stake of one shot. Throws `amountScale`, `cannonUnknown`. */
function readCannon({ place, currency }: SeatRow, text: string): Money {
  const read = tryParseMoney(text, currency);
  if (!read) throw new AppError('amountScale', { digits: currencyScale[currency] });
  const known =
    isPool(place) && cannonsOf(housePool(place), currency).find(({ minor }) => minor === read.minor);
  if (!known) throw new AppError('cannonUnknown');
  return known;
}
