import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ChatItem } from '@fairway/contract/chat/item-schemas.ts';
import { useTopic } from '../../../lib/live/use-topic.ts';
import { useSession } from '../../../lib/session-store.ts';
import { chatParts } from '../api/chat-calls.ts';
import { ChatSession } from '../state/chat-session.ts';
import { enterRoom, leaveRoom } from '../state/present-session.ts';

/**
 * The chat of a room while its panel is in the page. Another room, a login or a logout enters again, which closes the connection before.
 * Nothing is polled: the room is asked again when a mute or a setup says so.
 */
export function useChat(chatRoomNo: string, onItem: ((item: ChatItem, own: boolean) => void) | undefined) {
  const { token, memberId } = useSession(({ session }) => session) ?? {};
  const [fresh] = useState(() => new ChatSession(chatRoomNo, chatParts));
  const [session, setSession] = useState(fresh);
  const [fault, setFault] = useState<unknown>();
  const heard = useEffectEvent((items: readonly ChatItem[], imId: string) => {
    for (const item of items) onItem?.(item, 'from' in item && item.from.userNo === imId && imId !== '');
  });
  useEffect(() => {
    const entered = enterRoom(chatRoomNo, chatParts);
    setSession(entered);
    setFault(undefined);
    const stop = entered.onItems((items) => heard(items, entered.state().imId));
    entered.enter().catch(setFault);
    return () => {
      stop();
      leaveRoom(entered);
    };
    // A login or logout is another caller, with another form of the calls.
  }, [chatRoomNo, token]);
  useTopic('memberChat', memberId === undefined ? undefined : { memberId }, () => void again());
  const again = (): Promise<void> => session.enter().then(() => setFault(undefined), setFault);
  const state = useSyncExternalStore(session.subscribe, session.state);
  return { session, state, fault, again };
}
