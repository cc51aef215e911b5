import type { MemberTableCode } from '@fairway/contract/tables/codes.ts';
import type { memberTableEndpoints } from '@fairway/contract/tables/endpoints.ts';
import type { memberTableSchemas } from '@fairway/contract/tables/schemas.ts';
import { FairGamesError } from '@fairway/fair-games';
import { currencyScale, tryParseMoney } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { applyAct } from './hands/apply-act.ts';
import { selectPresentHand } from './hands/hands-store.ts';
import { readHand } from './hands/read-hand.ts';
import { houseMemberTable } from './house-member-tables.ts';
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
  const { act } = input;
  return onceInTransaction(app, key, async (tx) => {
    const amount = amountOf(input);
    if ((act === 'raise') !== (amount !== null)) throw new AppError('tableActRefused');

    await lockTable(tx, input.table);
    const row = await selectPresentHand(tx, input.table);
    if (row?.number !== input.hand || !row.dealt_at || row.ended_at || row.cancelled_at)
      throw new AppError('handMoved');
    const read = await readHand(tx, row);

    const own = read.seats.find(({ member_id }) => member_id === memberId);
    if (!own) throw new AppError('notSeated');
    if (read.acts.length !== input.acts) throw new AppError('handMoved');
    if (read.hand.turn !== own.seat) throw new AppError('notYourTurn');

    try {
      return { hand: await applyAct(tx, app, read, { seat: own.seat, act, amount, by_clock: false }) };
    } catch (fault) {
      if (fault instanceof FairGamesError) throw new AppError('tableActRefused', {}, { fault: fault.fault });
      throw fault;
    }
  });
};

/** Minor units. Throws `amountScale`. */
function amountOf({ table, to }: { table: MemberTableCode; to?: string | undefined }): bigint | null {
  if (to === undefined) return null;
  const { currency } = houseMemberTable(table);
  const amount = tryParseMoney(to, currency);
  if (!amount) throw new AppError('amountScale', { digits: currencyScale[currency] });
  return amount.minor;
}
