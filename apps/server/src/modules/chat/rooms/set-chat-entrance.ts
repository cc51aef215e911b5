import type { chatRoomEndpoints } from '@fairway/contract/chat/room-endpoints.ts';
import type { chatRoomSchemas } from '@fairway/contract/chat/room-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findChat } from './find-chat.ts';
import { memberOf } from './member-of.ts';
import { requirePower } from './room-role.ts';
import { changeSetup } from './set-chat-setup.ts';
import { entersSilently, updateSilentEntry } from './setup-store.ts';

/**
 * Whether arrivals are announced: in the room, as its admin or anchor says, and the caller's own. Without either it answers both.
 * Throws `tokenMissing`, `roomNotFound`, `chatAdminOnly`.
 */
export const setChatEntrance: Operation<
  (typeof chatRoomEndpoints)['setChatEntrance'],
  (typeof chatRoomSchemas)['setChatEntrance']
> = async (app, call, { form, chatRoomNo, enabled, silent }) => {
  const memberId = memberOf(call, form);
  const { room, chat } = await findChat(app, chatRoomNo);
  if (enabled !== undefined && enabled !== chat.entrance) {
    await requirePower(app, room, memberId);
    await changeSetup(app, room.no, { entrance: enabled });
  }
  if (silent !== undefined) await updateSilentEntry(app.db, memberId, silent);
  return { enabled: enabled ?? chat.entrance, silent: silent ?? (await entersSilently(app.db, memberId)) };
};
