import type { messagesMemberEndpoints } from '@fairway/contract/messages/endpoints.ts';
import type { messagesMemberSchemas } from '@fairway/contract/messages/schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Operation } from '#platform/http/routes.ts';
import { push } from '#platform/outbox/push.ts';
import { markAllRead } from './marks-store.ts';
import { countsOf } from './present-counts.ts';
import { readerOf } from './reader.ts';

/** Marks every message of a category as read and answers the counters after it. */
export const readAllMessages: Operation<
  (typeof messagesMemberEndpoints)['readAllMessages'],
  (typeof messagesMemberSchemas)['readAllMessages']
> = (app, call, { category }) =>
  inTransaction(app.db, async (tx) => {
    const { memberId } = call.member;
    const reader = await readerOf(tx, app, memberId);

    const changed = await markAllRead(tx, reader, category);
    if (changed > 0) await push(tx, app, 'memberMessages', { memberId }, { cause: 'read' });

    return countsOf(app, tx, reader);
  });
