import { findRoom, type RoomRow } from '#modules/live';
import { publishedConfiguration } from '#modules/site';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { ChatRoomRow } from '../tables.ts';
import { openChatRoom } from './chat-room-store.ts';
import { statusNow } from './room-state.ts';

export interface FoundChat {
  readonly room: RoomRow;
  readonly chat: ChatRoomRow;
  /** The site's switch; the room's own is in its row. */
  readonly siteSwitch: boolean;
  /** 0 closed, 1 open, 2 admins only, 3 read only. */
  readonly status: number;
}

/** A room with its chat. Throws `roomNotFound`, also for a dealer's table, which has none. */
export async function findChat(app: Platform, chatRoomNo: string): Promise<FoundChat> {
  const room = await findRoom(app.db, BigInt(chatRoomNo));
  if (!room || room.kind === 'table') throw new AppError('roomNotFound');
  const chat = await openChatRoom(app.db, room.no);
  const siteSwitch = await isChatOnSite(app);
  const on = siteSwitch && chat.switched_on;
  return { room, chat, siteSwitch, status: on ? statusNow(room, chat, app.clock.now()) : 0 };
}

/** Whether the site has chats at all (its configuration). */
export async function isChatOnSite(app: Platform): Promise<boolean> {
  return (await publishedConfiguration(app)).configuration.switches.chat;
}

/** As `findChat`, of a chat that can be read now. Throws `chatClosed` besides. */
export async function findReadableChat(app: Platform, chatRoomNo: string): Promise<FoundChat> {
  const found = await findChat(app, chatRoomNo);
  if (found.status === 0) throw new AppError('chatClosed');
  return found;
}
