import type { ChatSession } from './chat-session.ts';

let present: ChatSession | undefined;

/** Makes this the room that is entered: the connection to the one before is closed first (section 4, chat and session). */
export function makePresent(session: ChatSession): void {
  if (present !== session) present?.leave();
  present = session;
}

/** Leaves a room, unless another one was entered meanwhile. */
export function leaveRoom(session: ChatSession): void {
  session.leave();
  if (present === session) present = undefined;
}
