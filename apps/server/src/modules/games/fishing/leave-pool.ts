import type { fishingEndpoints } from '@fairway/contract/fishing/endpoints.ts';
import type { fishingSchemas } from '@fairway/contract/fishing/schemas.ts';
import { formatMoney } from '@fairway/money';
import { accountsOf, readBalance } from '#modules/ledger';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { leaveSeat } from '../seats/leave-seat.ts';
import { announceSeats } from './announce.ts';
import { findOwnSeat } from './own-seat.ts';

/** Gives up the own seat at a pool, in every state of venue and member: money always comes home. Throws `notSeated`. */
export const leavePool: Operation<
  (typeof fishingEndpoints)['leavePool'],
  (typeof fishingSchemas)['leavePool']
> = async (app, { member, operationId, language }, input) => {
  const { memberId } = member;
  const key = { owner: `member/${memberId}`, operation: 'leavePool', operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const seat = await findOwnSeat(tx, memberId);
    const amount = seat && (await leaveSeat(tx, app, seat, { operationId, language }));
    if (!seat || !amount) throw new AppError('notSeated');
    await announceSeats(tx, app, seat.place);

    const center = await readBalance(tx, accountsOf(memberId).center(seat.currency));
    return { currency: seat.currency, amount: formatMoney(amount), center: formatMoney(center) };
  });
};
