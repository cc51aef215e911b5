import type { chatPowerEndpoints } from '@fairway/contract/chat/power-endpoints.ts';
import type { chatPowerSchemas } from '@fairway/contract/chat/power-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findChat } from '../rooms/find-chat.ts';
import { memberOf } from '../rooms/member-of.ts';
import { requirePower } from '../rooms/room-role.ts';
import { selectMutesInForce } from './mutes-store.ts';
import { presentMutes } from './present-mute.ts';

const mostListed = 200;

/** Who is muted in the room now, the last first. Throws `tokenMissing`, `roomNotFound`, `chatAdminOnly`. */
export const listChatMuted: Operation<
  (typeof chatPowerEndpoints)['listChatMuted'],
  (typeof chatPowerSchemas)['listChatMuted']
> = async (app, call, { form, chatRoomNo }) => {
  const memberId = memberOf(call, form);
  const { room } = await findChat(app, chatRoomNo);
  await requirePower(app, room, memberId);
  return { list: await presentMutes(app, await selectMutesInForce(app.db, room.no, mostListed)) };
};
