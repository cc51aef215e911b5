import type { chatDeskEndpoints } from '@fairway/contract/chat/desk-endpoints.ts';
import type { chatDeskSchemas } from '@fairway/contract/chat/desk-schemas.ts';
import { writeAudit } from '#modules/operators';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { writeItem } from '../lane/room-lane.ts';
import { decideHeld } from '../messages/held-store.ts';

/** Shows a held message in its room, or drops it; once. Throws `chatMessageNotFound` where it is not there or was decided. */
export const decideHeldChat: Operation<
  (typeof chatDeskEndpoints)['decideHeldChat'],
  (typeof chatDeskSchemas)['decideHeldChat']
> = async (app, call, { id, release }) => {
  const row = await inTransaction(app.db, async (tx) => {
    const held = await decideHeld(tx, id, call.operator.operatorId, release);
    if (!held) throw new AppError('chatMessageNotFound');
    const object = { kind: 'chatMessage', id } as const;
    await writeAudit(tx, app, call, { action: call.operation, object, after: { release } });
    return held;
  });
  const { body, member_id: memberId, client_id: clientId } = row;
  if (release) await writeItem(app, row.room_no, { id, body, memberId, clientId });
  return null;
};
