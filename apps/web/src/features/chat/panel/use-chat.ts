import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ChatItem } from '@fairway/contract/chat/item-schemas.ts';
import { useTopic } from '../../../lib/live/use-topic.ts';
import { useSession } from '../../../lib/session-store.ts';
import { chatParts } from '../api/chat-calls.ts';
import { ChatSession } from '../state/chat-session.ts';
import { leaveRoom, makePresent } from '../state/present-session.ts';

/**
 * The chat of a room while its panel is in the page; the panel of another room or caller is another one. Nothing is polled: the room is
 * asked again when a mute or a setup says so.
 */
export function useChat(chatRoomNo: string, onItem: ((item: ChatItem, own: boolean) => void) | undefined) {
  const memberId = useSession(({ session }) => session?.memberId);
  const [session] = useState(() => new ChatSession(chatRoomNo, chatParts));
  const [fault, setFault] = useState<unknown>();
  const heard = useEffectEvent((items: readonly ChatItem[]) => {
    const { imId } = session.state();
    for (const item of items) onItem?.(item, 'from' in item && item.from.userNo === imId && imId !== '');
  });
  useEffect(() => {
    makePresent(session);
    const stop = session.onItems((items) => heard(items));
    session.enter().catch(setFault);
    return () => {
      stop();
      leaveRoom(session);
    };
  }, [session]);
  const again = (): Promise<void> => session.enter().then(() => setFault(undefined), setFault);
  useTopic('memberChat', memberId === undefined ? undefined : { memberId }, () => void again());
  const state = useSyncExternalStore(session.subscribe, session.state);
  return { session, state, fault, again };
}
