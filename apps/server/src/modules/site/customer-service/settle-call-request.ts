import type { siteOperatorEndpoints } from '@fairway/contract/site/operator-endpoints.ts';
import type { siteSchemas } from '@fairway/contract/site/schemas.ts';
import { uuid } from '@fairway/contract/fields.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { lockCallRequest, settleCallRequestRow } from './call-requests-store.ts';

/**
 * Notes how a call ended; the number may ask again then. Throws `notFound`, and `editConflict` when a colleague was first.
 * Writes an audit row.
 */
export const settleCallRequest: Operation<
  (typeof siteOperatorEndpoints)['settleCallRequest'],
  (typeof siteSchemas)['settleCallRequest']
> = async (app, call, { id, state }) =>
  inTransaction(app.db, async (tx) => {
    const row = uuid.safeParse(id).success ? await lockCallRequest(tx, id) : undefined;
    if (!row) throw new AppError('notFound');
    if (row.state !== 'waiting') throw new AppError('editConflict');

    await settleCallRequestRow(tx, id, { state, by: call.operator.name, at: app.clock.now() });
    await app.audit(tx, call, {
      action: 'settleCallRequest',
      object: { kind: 'callRequest', id },
      before: { state: row.state },
      after: { state },
    });
    return null;
  });
