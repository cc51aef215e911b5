import type { siteOperatorEndpoints } from '@fairway/contract/site/operator-endpoints.ts';
import type { siteSchemas } from '@fairway/contract/site/schemas.ts';
import { uuid } from '@fairway/contract/fields.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { lockCallRequest } from './call-requests-store.ts';

/** The whole number, for calling it; who looked is in the audit trail. Throws `notFound`. */
export const revealCallRequest: Operation<
  (typeof siteOperatorEndpoints)['revealCallRequest'],
  (typeof siteSchemas)['revealCallRequest']
> = async (app, call, { id }) =>
  inTransaction(app.db, async (tx) => {
    const row = uuid.safeParse(id).success ? await lockCallRequest(tx, id) : undefined;
    if (!row) throw new AppError('notFound');

    await app.audit(tx, call, {
      action: 'revealCallRequest',
      object: { kind: 'callRequest', id },
      before: null,
      after: null,
    });
    return { phone: row.phone };
  });
