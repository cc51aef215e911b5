import type { memberTableEndpoints } from '@fairway/contract/tables/endpoints.ts';
import type { memberTableSchemas } from '@fairway/contract/tables/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { announceHand } from './conduct/announce-hand.ts';
import { selectSittings, updateMissed } from './seats/sittings-store.ts';
import { lockTable } from './table-lock.ts';

/** From the next hand on the own seat is dealt none, or is again; after five minutes without one it is left. Throws `notSeated`. */
export const sitOut: Operation<
  (typeof memberTableEndpoints)['sitOut'],
  (typeof memberTableSchemas)['sitOut']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const key = { owner: `member/${memberId}`, operation: 'sitOut', operationId: call.operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    await lockTable(tx, input.table);
    const sittings = await selectSittings(tx, input.table);
    const own = sittings.find(({ member_id }) => member_id === memberId);
    if (!own) throw new AppError('notSeated');

    await updateMissed(tx, own, { missed: 0, out: input.out });
    await announceHand(tx, app, input.table, null);
    return { out: input.out };
  });
};
