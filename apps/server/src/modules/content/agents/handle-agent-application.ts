import type { contentOperatorEndpoints } from '@fairway/contract/content/operator-endpoints.ts';
import type { contentOperatorSchemas } from '@fairway/contract/content/operator-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findApplication, insertMark } from './applications-store.ts';

/**
 * Notes that an application has been dealt with, once. Throws `notFound`, and `editConflict` when a colleague was first.
 * Writes the mark and an audit row.
 */
export const handleAgentApplication: Operation<
  (typeof contentOperatorEndpoints)['handleAgentApplication'],
  (typeof contentOperatorSchemas)['handleAgentApplication']
> = async (app, call, { id, note }) =>
  inTransaction(app.db, async (tx) => {
    if (!(await findApplication(tx, id))) throw new AppError('notFound');

    const { operatorId, name } = call.operator;
    const marked = await insertMark(tx, {
      application_id: id,
      operator_id: operatorId,
      operator_name: name,
      note,
      created_at: app.clock.now(),
    });
    if (!marked) throw new AppError('editConflict');
    await app.audit(tx, call, {
      action: 'handleAgentApplication',
      object: { kind: 'agentApplication', id },
      before: null,
      after: { note },
    });
    return null;
  });
