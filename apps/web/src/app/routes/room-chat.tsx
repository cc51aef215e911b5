import type { ChatItem } from '@fairway/contract/chat/item-schemas.ts';
import type { CopiedLeg } from '../../features/chat/api/shapes.ts';
import { ChatPanel } from '../../features/chat/panel/chat-panel.tsx';
import type { createGiftFeed } from '../../features/live-gifts/effects/gift-feed.ts';
import type { DanmakuFeed } from '../../features/live/danmaku/danmaku-feed.ts';
import { pickKey, useSlip, type SlipPick } from '../../features/sportsbook/slip/slip-store.ts';

interface RoomChatProps {
  chatRoomNo: string;
  comments: DanmakuFeed;
  gifts: ReturnType<typeof createGiftFeed>;
  onOnline: (online: number) => void;
}

/** The chat of a room: a shared bet goes on the slip, what is said and given goes over the picture. */
export function RoomChat({ chatRoomNo, comments, gifts, onOnline }: RoomChatProps) {
  const take = useSlip(({ toggle }) => toggle);
  const copy = (legs: readonly CopiedLeg[]) => {
    const { picks } = useSlip.getState();
    const known = new Set(picks.map(pickKey));
    for (const pick of legs.flatMap(pickOf)) if (!known.has(pickKey(pick))) take(pick);
  };
  const show = (item: ChatItem, own: boolean) => {
    const { add, takeBack } = gifts.getState();
    if (item.kind === 'text') comments.send({ id: item.id, text: item.text, own });
    else if (item.kind === 'gift')
      add({ ...item.gift, giver: item.from.userNo === '' ? '' : item.from.name });
    else if (item.kind === 'giftBack') takeBack(item.giftNo);
  };
  return <ChatPanel chatRoomNo={chatRoomNo} onCopyOrder={copy} onItem={show} onOnline={onOnline} />;
}

/** A leg at today's odds; what is not offered now stays away. */
function pickOf(leg: CopiedLeg): SlipPick[] {
  const { fixtureId, selectionId, market, line, selection, marketVersion, odds, home, away, startsAt } = leg;
  if (odds === null || leg.state === 'closed') return [];
  return [{ fixtureId, selectionId, market, line, selection, marketVersion, odds, home, away, startsAt }];
}
