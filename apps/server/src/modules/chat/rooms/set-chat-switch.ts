import type { chatRoomEndpoints } from '@fairway/contract/chat/room-endpoints.ts';
import type { chatRoomSchemas } from '@fairway/contract/chat/room-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { sayInRoom } from '../lane/say-in-room.ts';
import { findChat } from './find-chat.ts';
import { presentSetup } from './get-chat-room.ts';
import { memberOf } from './member-of.ts';
import { requirePower } from './room-role.ts';
import { updateSwitch } from './setup-store.ts';

/** Turns the room's chat on or off; its listeners hear it as a setup. Throws `tokenMissing`, `roomNotFound`, `chatAdminOnly`. */
export const setChatSwitch: Operation<
  (typeof chatRoomEndpoints)['setChatSwitch'],
  (typeof chatRoomSchemas)['setChatSwitch']
> = async (app, call, { form, chatRoomNo, on }) => {
  const memberId = memberOf(call, form);
  const { room, chat, siteSwitch } = await findChat(app, chatRoomNo);
  await requirePower(app, room, memberId);
  await updateSwitch(app.db, room.no, on);
  // A closed panel asks for its room when a setup comes, and finds the switch there.
  if (on !== chat.switched_on) await sayInRoom(app, room.no, { kind: 'setup', setup: presentSetup(chat) });
  return { on: siteSwitch && on, site: siteSwitch, room: on };
};
