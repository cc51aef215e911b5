import type { chatPushEndpoints } from '@fairway/contract/chat/push-endpoints.ts';
import type { chatPushSchemas } from '@fairway/contract/chat/push-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { sayInRoom } from '../lane/say-in-room.ts';
import { findChat } from '../rooms/find-chat.ts';
import { memberOf } from '../rooms/member-of.ts';
import { requirePower } from '../rooms/room-role.ts';
import { holdChatRoom } from '../rooms/setup-store.ts';
import { insertPush, secondsToPushAgain, selectRunningCampaign } from './activities-store.ts';
import { campaignPage } from './campaign-page.ts';

/** Seconds in which one activity is pushed into a room once. */
const againSeconds = 600;

/** Shows a running activity in the room. Throws `tokenMissing`, `roomNotFound`, `chatAdminOnly`, `chatActivityUnknown`, `chatPushedTooOften`. */
export const pushChatActivity: Operation<
  (typeof chatPushEndpoints)['pushChatActivity'],
  (typeof chatPushSchemas)['pushChatActivity']
> = async (app, call, { form, chatRoomNo, kind, no }) => {
  const memberId = memberOf(call, form);
  const { room } = await findChat(app, chatRoomNo);
  await requirePower(app, room, memberId);
  const campaign = await selectRunningCampaign(app.db, kind, no);
  const path = campaignPage(kind, no);
  if (!campaign || path === undefined) throw new AppError('chatActivityUnknown');

  const pushId = app.ids.uuid();
  const { title_zh, title_en } = campaign;
  await inTransaction(app.db, async (tx) => {
    await holdChatRoom(tx, room.no);
    const seconds = await secondsToPushAgain(tx, room.no, campaign, againSeconds);
    if (seconds > 0) throw new AppError('chatPushedTooOften', { seconds });
    await insertPush(tx, {
      id: pushId,
      room_no: room.no,
      kind,
      no,
      title_zh,
      title_en,
      path,
      pushed_by: memberId,
    });
  });
  const activity = { pushId, title: { zh: title_zh, en: title_en }, path };
  const { n } = await sayInRoom(app, room.no, { kind: 'activity', activity });
  return { pushId, n: Number(n) };
};
