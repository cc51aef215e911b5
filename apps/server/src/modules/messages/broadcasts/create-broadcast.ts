import type { messagesOperatorEndpoints } from '@fairway/contract/messages/operator-endpoints.ts';
import type { messagesOperatorSchemas } from '@fairway/contract/messages/operator-schemas.ts';
import { writeAudit } from '#modules/operators';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Operation } from '#platform/http/routes.ts';
import { membersNamed } from './audience.ts';
import { findBroadcast, insertBroadcast, replaceAudience } from './broadcasts-store.ts';
import { auditedFields, columnsOf, presentBroadcast } from './present-broadcast.ts';

/** Keeps a new draft, once for its operation id. Throws `audienceUnknown`. Writes the row, its list and the audit row. */
export const createBroadcast: Operation<
  (typeof messagesOperatorEndpoints)['createBroadcast'],
  (typeof messagesOperatorSchemas)['createBroadcast']
> = async (app, call, input) => {
  const owner = `operator/${call.operator.operatorId}`;
  const key = { owner, operation: 'createBroadcast', operationId: call.operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const members = await membersNamed(tx, input.audience);

    const id = app.ids.uuid();
    const now = app.clock.now();
    await insertBroadcast(tx, {
      ...columnsOf(input),
      id,
      operator_name: call.operator.name,
      created_at: now,
      updated_at: now,
    });
    await replaceAudience(tx, id, members);
    const row = await findBroadcast(tx, id);
    if (!row) throw new Error(`Broadcast ${id} is gone in the transaction that wrote it`);
    const written = presentBroadcast(row, now);
    await writeAudit(tx, app, call, {
      action: 'createBroadcast',
      object: { kind: 'broadcast', id },
      after: auditedFields(written),
    });

    return written;
  });
};
