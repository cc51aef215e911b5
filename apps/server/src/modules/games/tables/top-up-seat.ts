import { cardsVenue } from '@fairway/contract/games/codes.ts';
import type { memberTableEndpoints } from '@fairway/contract/tables/endpoints.ts';
import type { memberTableSchemas } from '@fairway/contract/tables/schemas.ts';
import { currencyScale, formatMoney, tryParseMoney } from '@fairway/money';
import { refuseUnanswered } from '#modules/risk';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { buyIn } from '../seats/buy-in.ts';
import { seatBalance } from '../seats/seat-account.ts';
import { selectOpenSeat } from '../seats/seats-store.ts';
import { announceHand } from './conduct/announce-hand.ts';
import { houseMemberTable } from './house-member-tables.ts';
import { lockTable } from './table-lock.ts';

/**
 * Brings more to the own seat, a unit of the table at least and up to the most of a buy-in. A hand keeps the stacks that it was dealt with, so
 * what comes meanwhile counts from the next one on. Throws `notSeated`, also where the seat is being left, and the errors of a buy-in.
 */
export const topUpSeat: Operation<
  (typeof memberTableEndpoints)['topUpSeat'],
  (typeof memberTableSchemas)['topUpSeat']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const key = { owner: `member/${memberId}`, operation: 'topUpSeat', operationId: call.operationId, input };
  const table = houseMemberTable(input.table);
  const { currency } = table;
  return onceInTransaction(app, key, async (tx) => {
    const amount = tryParseMoney(input.amount, currency);
    if (!amount) throw new AppError('amountScale', { digits: currencyScale[currency] });

    await lockTable(tx, table.code);
    const seat = await selectOpenSeat(tx, memberId);

    if (seat?.place !== table.code || seat.leaving_at) throw new AppError('notSeated');
    await refuseUnanswered(tx, app, call);

    await buyIn(tx, app, call, {
      venue: cardsVenue,
      amount: { ...amount, currency },
      bounds: { least: table.unit, most: table.buyIn.most },
    });
    await announceHand(tx, app, table.code, null);
    return { stack: formatMoney(await seatBalance(tx, seat)) };
  });
};
