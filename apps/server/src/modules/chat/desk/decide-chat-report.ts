import type { chatDeskEndpoints } from '@fairway/contract/chat/desk-endpoints.ts';
import type { chatDeskSchemas } from '@fairway/contract/chat/desk-schemas.ts';
import { writeAudit } from '#modules/operators';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { dropHeldBack } from '../lane/hold-back.ts';
import { sayInRoom } from '../lane/say-in-room.ts';
import { notifyMember } from '../powers/mute-member.ts';
import { insertMute } from '../powers/mutes-store.ts';
import { sealItem } from '../powers/removals-store.ts';
import { decideReports } from '../powers/reports-store.ts';
import { holdReported } from './desk-store.ts';

/** Minutes of the mute that a report brings: a day in the room. */
const reportedMinutes = 1440;

/** Decides all waiting reports of a message, once: `muted` removes it as well. Throws `chatReportNotFound`. */
export const decideChatReport: Operation<
  (typeof chatDeskEndpoints)['decideChatReport'],
  (typeof chatDeskSchemas)['decideChatReport']
> = async (app, call, { itemId, decision }) => {
  const by = call.operator.operatorId;
  const { room, sealed } = await inTransaction(app.db, async (tx) => {
    const reported = await holdReported(tx, itemId);
    if (!reported) throw new AppError('chatReportNotFound');
    const { room_no: no, writer_id: memberId } = reported;
    await decideReports(tx, itemId, by, decision);
    const taken =
      decision !== 'dismissed' &&
      (await sealItem(tx, { id: itemId, room_no: no }, { id: by, role: 'operator' }));
    if (decision === 'muted') {
      const reason = '被举报的不当发言';
      const id = app.ids.uuid();
      await insertMute(tx, {
        id,
        memberId,
        room: no,
        reason,
        by,
        role: 'operator',
        minutes: reportedMinutes,
      });
      await notifyMember(tx, app, memberId, no, 'mute');
    }
    const object = { kind: 'chatMessage', id: itemId } as const;
    await writeAudit(tx, app, call, { action: call.operation, object, after: { decision } });
    return { room: no, sealed: taken };
  });
  if (sealed) {
    dropHeldBack(app, room, itemId);
    await sayInRoom(app, room, { kind: 'removed', targetId: itemId });
  }
  return null;
};
