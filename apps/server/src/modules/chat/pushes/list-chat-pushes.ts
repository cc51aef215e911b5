import type { chatPushEndpoints } from '@fairway/contract/chat/push-endpoints.ts';
import type { chatPushSchemas } from '@fairway/contract/chat/push-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findChat } from '../rooms/find-chat.ts';
import { selectPushes } from './activities-store.ts';

const mostListed = 50;

/** The last activities that were pushed into the room. Throws `roomNotFound`. */
export const listChatPushes: Operation<
  (typeof chatPushEndpoints)['listChatPushes'],
  (typeof chatPushSchemas)['listChatPushes']
> = async (app, _call, { chatRoomNo }) => {
  const { room } = await findChat(app, chatRoomNo);
  const rows = await selectPushes(app.db, room.no, mostListed);
  return {
    list: rows.map(({ id, title_zh, title_en, path, pushed_at }) => ({
      pushId: id,
      title: { zh: title_zh, en: title_en },
      path,
      pushedAt: pushed_at.toISOString(),
    })),
  };
};
