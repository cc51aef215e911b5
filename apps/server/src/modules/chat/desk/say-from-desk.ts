import type { chatDeskEndpoints } from '@fairway/contract/chat/desk-endpoints.ts';
import type { chatDeskSchemas } from '@fairway/contract/chat/desk-schemas.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Operation } from '#platform/http/routes.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { readText } from '../messages/read-text.ts';
import { findReadableChat } from '../rooms/find-chat.ts';
import { sayFromDeskJob } from './say-from-desk.job.ts';

/**
 * Says something in a room in the house's name. Writes an audit row with the words, and the job that says them. Throws `roomNotFound`,
 * `chatClosed`, and what `readText` refuses.
 */
export const sayFromDesk: Operation<
  (typeof chatDeskEndpoints)['sayFromDesk'],
  (typeof chatDeskSchemas)['sayFromDesk']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const { chatRoomNo } = input;
  await findReadableChat(app, chatRoomNo);
  const text = readText(input.text);
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    await app.audit(tx, call, {
      action: operation,
      object: { kind: 'liveRoom', id: chatRoomNo },
      after: { text },
    });
    await addJob(tx, sayFromDeskJob, { chatRoomNo, itemId: app.ids.uuid(), text });
    return null;
  });
};
