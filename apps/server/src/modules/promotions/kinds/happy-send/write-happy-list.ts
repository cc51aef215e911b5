import type { happySendOperatorEndpoints } from '@fairway/contract/promotions/happy-send/operator-endpoints.ts';
import type { happySendOperatorSchemas } from '@fairway/contract/promotions/happy-send/operator-schemas.ts';
import { findMembersByNames } from '#modules/members';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { insertHappyList } from './happy-lists-store.ts';

/** Writes a list of members; nothing comes of it before a campaign that names it is published by two people. Throws `audienceUnknown`. */
export const writeHappyList: Operation<
  (typeof happySendOperatorEndpoints)['writeHappyList'],
  (typeof happySendOperatorSchemas)['writeHappyList']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const members = await findMembersByNames(tx, input.names);
    const known = new Set(members.map(({ name }) => name.toLowerCase()));
    const unknown = input.names.filter((name) => !known.has(name.toLowerCase()));
    if (unknown.length > 0)
      throw new AppError(
        'audienceUnknown',
        { names: unknown.slice(0, 10).join(', ') },
        { field: 'names', names: unknown },
      );

    const id = app.ids.uuid();
    const editor = { id: operator.operatorId, name: operator.name };
    await insertHappyList(tx, { id, editor, memberIds: members.map((member) => member.id) });
    await app.audit(tx, call, {
      action: operation,
      object: { kind: 'happyList', id },
      after: { count: members.length },
    });
    return { id, count: members.length };
  });
};
