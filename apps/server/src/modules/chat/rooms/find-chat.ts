import { findRoom, type RoomRow } from '#modules/live';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { ChatRoomRow } from '../tables.ts';
import { openChatRoom } from './chat-room-store.ts';
import { statusNow } from './room-state.ts';

export interface FoundChat {
  readonly room: RoomRow;
  readonly chat: ChatRoomRow;
  /** 0 closed, 1 open, 2 admins only, 3 read only. */
  readonly status: number;
}

/** A room with its chat. Throws `roomNotFound`, also for a dealer's table, which has none. */
export async function findChat(app: Platform, chatRoomNo: string): Promise<FoundChat> {
  const room = await findRoom(app.db, BigInt(chatRoomNo));
  if (!room || room.kind === 'table') throw new AppError('roomNotFound');
  const chat = await openChatRoom(app.db, room.no);
  return { room, chat, status: statusNow(room, chat, app.clock.now()) };
}

/** As `findChat`, of a chat that can be read now. Throws `chatClosed` besides. */
export async function findReadableChat(app: Platform, chatRoomNo: string): Promise<FoundChat> {
  const found = await findChat(app, chatRoomNo);
  if (found.status === 0) throw new AppError('chatClosed');
  return found;
}
