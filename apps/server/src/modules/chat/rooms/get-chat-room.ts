import type { chatMessageEndpoints } from '@fairway/contract/chat/message-endpoints.ts';
import type { chatMessageSchemas } from '@fairway/contract/chat/message-schemas.ts';
import type { ChatSetup } from '@fairway/contract/chat/item-schemas.ts';
import { chatTextLimit } from '@fairway/contract/chat/texts.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { ChatRoomRow, MuteRow } from '../tables.ts';
import { lastShown } from '../lane/items-store.ts';
import { muteInForce } from './chat-room-store.ts';
import { findChat } from './find-chat.ts';
import { roleIn } from './room-role.ts';
import { hoursOf, minutesBefore } from './room-state.ts';

/** A room's chat as the caller may use it. Throws `roomNotFound`. */
export const getChatRoom: Operation<
  (typeof chatMessageEndpoints)['getChatRoom'],
  (typeof chatMessageSchemas)['getChatRoom']
> = async (app, { member, language }, { form, chatRoomNo }) => {
  const { room, chat, status, siteSwitch } = await findChat(app, chatRoomNo);
  const memberId = form === 'anonymous' ? undefined : member?.memberId;
  const mute = memberId === undefined ? undefined : await muteInForce(app.db, room.no, memberId);
  const role = memberId === undefined ? 'visitor' : await roleIn(app, room, memberId);
  const { opensAt, closesAt } = hoursOf(room);
  return {
    chatRoomNo,
    venueName: room.venue_name,
    matchId: room.match_id ?? '',
    title: language === 'en' ? room.title_en : room.title_zh,
    status,
    minutesBefore,
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    summary: chat.summary,
    greeting: chat.greeting,
    wordLimit: chatTextLimit,
    role,
    admin: role === 'admin' || role === 'anchor',
    switchedOn: siteSwitch && chat.switched_on,
    userStatus: memberId === undefined ? 3 : userStatusOf(mute),
    unBanTime: mute?.until?.toISOString() ?? null,
    banReason: mute?.reason ?? '',
    muteId: mute?.id ?? null,
    appealed: mute?.appealed_at !== null && mute !== undefined,
    setup: presentSetup(chat),
    lastN: Number(await lastShown(app.db, chat)),
    online: chat.online,
  };
};

function userStatusOf(mute: MuteRow | undefined): 0 | 1 | 2 {
  if (!mute) return 0;
  return mute.room_no === null ? 2 : 1;
}

export function presentSetup(chat: ChatRoomRow): ChatSetup {
  return {
    status: chat.status,
    slowSeconds: chat.slow_seconds,
    followedMinutes: chat.followed_minutes,
    vipFrom: chat.vip_from,
    unique: chat.unique_text,
    kitOnly: chat.kit_only,
    holdBackSeconds: chat.hold_back_seconds,
    entrance: chat.entrance,
    greeting: chat.greeting,
    summary: chat.summary,
  };
}
