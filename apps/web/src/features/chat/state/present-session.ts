import { ChatSession, type ChatParts } from './chat-session.ts';

let present: ChatSession | undefined;

/** Enters a room: the connection to the one before is closed first (section 4, chat and session). */
export function enterRoom(chatRoomNo: string, parts: ChatParts): ChatSession {
  present?.leave();
  present = new ChatSession(chatRoomNo, parts);
  return present;
}

/** Leaves a room, unless another one was entered meanwhile. */
export function leaveRoom(session: ChatSession): void {
  session.leave();
  if (present === session) present = undefined;
}
