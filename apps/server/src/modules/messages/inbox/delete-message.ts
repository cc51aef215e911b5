import type { messagesMemberEndpoints } from '@fairway/contract/messages/endpoints.ts';
import type { messagesMemberSchemas } from '@fairway/contract/messages/schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { push } from '#platform/outbox/push.ts';
import { markDeleted } from './marks-store.ts';
import { countsOf } from './present-counts.ts';
import { readerOf } from './reader.ts';

/** Takes a message out of the member's list and answers the counters after it. Throws `messageNotFound`. */
export const deleteMessage: Operation<
  (typeof messagesMemberEndpoints)['deleteMessage'],
  (typeof messagesMemberSchemas)['deleteMessage']
> = (app, call, { id }) =>
  inTransaction(app.db, async (tx) => {
    const { memberId } = call.member;
    const reader = await readerOf(tx, app, memberId);

    if ((await markDeleted(tx, reader, id)) === 'missing') throw new AppError('messageNotFound');
    await push(tx, app, 'memberMessages', { memberId }, { cause: 'deleted' });

    return countsOf(app, tx, reader);
  });
