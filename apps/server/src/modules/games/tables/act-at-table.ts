import type { memberTableEndpoints } from '@fairway/contract/tables/endpoints.ts';
import type { memberTableSchemas } from '@fairway/contract/tables/schemas.ts';
import { FairGamesError } from '@fairway/fair-games';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { applyAct } from './hands/apply-act.ts';
import { selectPresentHand } from './hands/hands-store.ts';
import { readHand } from './hands/read-hand.ts';
import { houseMemberTable } from './house-member-tables.ts';
import { readAct } from './kinds/read-act.ts';
import { secretPackOf } from './secret-pack.ts';
import { lockTable } from './table-lock.ts';

/**
 * Acts at the own turn. `hand` and `acts` say what the page has seen. Throws `notSeated` for who is not in the hand, `handMoved` where it has
 * gone on or ended, `notYourTurn`, `tableActRefused` for what the rules forbid, `amountScale`.
 */
export const actAtTable: Operation<
  (typeof memberTableEndpoints)['actAtTable'],
  (typeof memberTableSchemas)['actAtTable']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const key = { owner: `member/${memberId}`, operation: 'actAtTable', operationId: call.operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const { table, hand, acts, ...given } = input;
    const act = readAct(houseMemberTable(table), given);

    await lockTable(tx, table);
    const row = await selectPresentHand(tx, table);
    if (row?.number !== hand || !row.dealt_at || row.ended_at || row.cancelled_at)
      throw new AppError('handMoved');
    const read = await readHand(tx, row, await secretPackOf(app, tx, row));

    const own = read.seats.find(({ member_id }) => member_id === memberId);
    if (!own) throw new AppError('notSeated');
    if (acts < read.hand.choiceFrom || acts > read.acts.length) throw new AppError('handMoved');
    if (!read.hand.turn.includes(own.seat)) throw new AppError('notYourTurn');

    try {
      return { hand: await applyAct(tx, app, read, { seat: own.seat, act, byClock: false }) };
    } catch (fault) {
      if (fault instanceof FairGamesError) throw new AppError('tableActRefused', {}, { fault: fault.fault });
      throw fault;
    }
  });
};
