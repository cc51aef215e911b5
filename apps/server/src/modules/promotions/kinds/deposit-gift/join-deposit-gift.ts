import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { depositGiftEndpoints } from '@fairway/contract/promotions/deposit-gift/endpoints.ts';
import type { depositGiftSchemas } from '@fairway/contract/promotions/deposit-gift/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { enrol, selectEnrolment } from '../../enrolments/enrolments-store.ts';
import { takeGroup } from '../../limits/groups-store.ts';
import { refuseJoin } from './refuse-join.ts';

/**
 * Joins under the version that is published now: its terms stay the caller's. Who has joined already gets the same answer with status 711.
 * Throws what `refuseJoin` throws, and `otherOfGroupTaken`.
 */
export const joinDepositGift: Operation<
  (typeof depositGiftEndpoints)['joinDepositGift'],
  (typeof depositGiftSchemas)['joinDepositGift']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const { success, repeated } = activityResults.codes;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const known = await selectEnrolment(tx, memberId, input);
    if (known) return present(repeated, known);
    const { terms, published, newest } = await refuseJoin(tx, app, call, input);
    const { kind, no } = input;
    const group = terms.limits?.group;
    if (group !== undefined && !(await takeGroup(tx, memberId, { kind, no, group })))
      throw new AppError('otherOfGroupTaken');
    const days = terms.kind === input.kind ? terms.days : 0;
    return present(success, await enrol(tx, { ...input, memberId, version: published ?? newest, days }));
  });
};

function present<Status>(status: Status, row: { joined_at: Date; until: Date }) {
  return { status, joinedAt: row.joined_at.toISOString(), until: row.until.toISOString() };
}
