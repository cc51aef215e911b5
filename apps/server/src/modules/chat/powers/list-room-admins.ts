import type { chatPowerEndpoints } from '@fairway/contract/chat/power-endpoints.ts';
import { type chatPowerSchemas, mostRoomAdmins } from '@fairway/contract/chat/power-schemas.ts';
import { findMembers } from '#modules/members';
import type { Operation } from '#platform/http/routes.ts';
import { shownName } from '../messages/sender-of.ts';
import { findChat } from '../rooms/find-chat.ts';
import { memberOf } from '../rooms/member-of.ts';
import { requirePower } from '../rooms/room-role.ts';
import { selectAdmins } from './admins-store.ts';

/** The room's admins with the names that the room knows, for them and its anchor. Throws `tokenMissing`, `roomNotFound`, `chatAdminOnly`. */
export const listRoomAdmins: Operation<
  (typeof chatPowerEndpoints)['listRoomAdmins'],
  (typeof chatPowerSchemas)['listRoomAdmins']
> = async (app, call, { form, chatRoomNo }) => {
  const memberId = memberOf(call, form);
  const { room } = await findChat(app, chatRoomNo);
  await requirePower(app, room, memberId);
  const rows = await selectAdmins(app.db, room.no);
  const members = await findMembers(
    app.db,
    rows.map(({ member_id }) => member_id),
  );
  const list = rows.map((row) => {
    const member = members.get(row.member_id);
    return {
      userNo: String(row.user_no),
      name: member ? shownName(member) : '',
      namedByRole: row.named_by_role,
      namedAt: row.named_at.toISOString(),
    };
  });
  return { list, most: mostRoomAdmins };
};
