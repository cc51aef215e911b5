import type { messagesMemberEndpoints } from '@fairway/contract/messages/endpoints.ts';
import type { messagesMemberSchemas } from '@fairway/contract/messages/schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { push } from '#platform/outbox/push.ts';
import { markRead } from './marks-store.ts';
import { countsOf } from './present-counts.ts';
import { readerOf } from './reader.ts';

/**
 * Marks a message as read and answers the counters after it. One that is read already is left as it is. Throws
 * `messageNotFound` for what is not in this member's inbox. Writes the mark and news to the member's other screens.
 */
export const readMessage: Operation<
  (typeof messagesMemberEndpoints)['readMessage'],
  (typeof messagesMemberSchemas)['readMessage']
> = (app, call, { id }) =>
  inTransaction(app.db, async (tx) => {
    const { memberId } = call.member;
    const reader = await readerOf(tx, app, memberId);

    const marking = await markRead(tx, reader, id);
    if (marking === 'missing') throw new AppError('messageNotFound');
    if (marking === 'done') await push(tx, app, 'memberMessages', { memberId }, { cause: 'read' });

    return countsOf(app, tx, reader);
  });
