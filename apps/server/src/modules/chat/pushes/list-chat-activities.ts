import type { chatPushEndpoints } from '@fairway/contract/chat/push-endpoints.ts';
import type { chatPushSchemas } from '@fairway/contract/chat/push-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findChat } from '../rooms/find-chat.ts';
import { memberOf } from '../rooms/member-of.ts';
import { requirePower } from '../rooms/room-role.ts';
import { selectRunning } from './activities-store.ts';
import { campaignPage } from './campaign-page.ts';

const mostListed = 100;

/** Running activities that may be pushed into the room. Throws `tokenMissing`, `roomNotFound`, `chatAdminOnly`. */
export const listChatActivities: Operation<
  (typeof chatPushEndpoints)['listChatActivities'],
  (typeof chatPushSchemas)['listChatActivities']
> = async (app, call, { form, chatRoomNo }) => {
  const memberId = memberOf(call, form);
  const { room } = await findChat(app, chatRoomNo);
  await requirePower(app, room, memberId);
  const rows = await selectRunning(app.db, mostListed);
  return {
    list: rows.flatMap(({ kind, no, title_zh, title_en, ends_at }) => {
      const path = campaignPage(kind, no);
      if (path === undefined) return [];
      return [{ kind, no, title: { zh: title_zh, en: title_en }, path, endsAt: ends_at.toISOString() }];
    }),
  };
};
