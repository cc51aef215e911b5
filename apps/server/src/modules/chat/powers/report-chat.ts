import type { chatPowerEndpoints } from '@fairway/contract/chat/power-endpoints.ts';
import type { chatPowerSchemas } from '@fairway/contract/chat/power-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findChat } from '../rooms/find-chat.ts';
import { memberOf } from '../rooms/member-of.ts';
import { selectWritten } from './removals-store.ts';
import { insertReport } from './reports-store.ts';

/** Reports another member's message; its text is kept with the report. Throws `tokenMissing`, `roomNotFound`, `chatMessageNotFound`, `chatPowerless` for one's own. */
export const reportChat: Operation<
  (typeof chatPowerEndpoints)['reportChat'],
  (typeof chatPowerSchemas)['reportChat']
> = async (app, call, { form, chatRoomNo, messageId, reason }) => {
  const memberId = memberOf(call, form);
  const { room } = await findChat(app, chatRoomNo);
  const item = await selectWritten(app.db, room.no, messageId);
  if (!item?.member_id) throw new AppError('chatMessageNotFound');
  if (item.member_id === memberId) throw new AppError('chatPowerless');

  const reportId = await insertReport(app.db, {
    id: app.ids.uuid(),
    item_id: item.id,
    room_no: room.no,
    reporter_id: memberId,
    writer_id: item.member_id,
    reason,
    body: item.body,
  });
  return { reportId };
};
