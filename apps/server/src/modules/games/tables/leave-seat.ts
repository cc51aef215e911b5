import type { memberTableEndpoints } from '@fairway/contract/tables/endpoints.ts';
import type { memberTableSchemas } from '@fairway/contract/tables/schemas.ts';
import { formatMoney } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { leaveSeat as leaveAndTakeHome } from '../seats/leave-seat.ts';
import { selectOpenSeat, updateLeaving } from '../seats/seats-store.ts';
import { announceHand } from './conduct/announce-hand.ts';
import { isInHand } from './seats/sittings-store.ts';
import { lockTable } from './table-lock.ts';

/** Leaves the own seat: at once, or where a hand goes on when that is over; the seat folds at its next turn then. Throws `notSeated`. */
export const leaveSeat: Operation<
  (typeof memberTableEndpoints)['leaveSeat'],
  (typeof memberTableSchemas)['leaveSeat']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const key = { owner: `member/${memberId}`, operation: 'leaveSeat', operationId: call.operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    await lockTable(tx, input.table);
    const seat = await selectOpenSeat(tx, memberId);
    if (seat?.place !== input.table) throw new AppError('notSeated');

    if (await isInHand(tx, memberId)) {
      await updateLeaving(tx, seat);
      await announceHand(tx, app, input.table, null);
      return { state: 'afterHand' as const, returned: null };
    }
    const { operationId, language } = call;
    const returned = await leaveAndTakeHome(tx, app, seat, { operationId, language });
    if (!returned) throw new AppError('notSeated');
    await announceHand(tx, app, input.table, null);
    return { state: 'left' as const, returned: formatMoney(returned) };
  });
};
