import type { ChatItem } from '@fairway/contract/chat/item-schemas.ts';
import { ChatPanel, type CopiedLeg } from '../../features/chat/index.ts';
import type { DanmakuFeed } from '../../features/live/danmaku/danmaku-feed.ts';
import { pickKey, useSlip, type SlipPick } from '../../features/sportsbook/slip/slip-store.ts';

interface RoomChatProps {
  chatRoomNo: string;
  comments: DanmakuFeed;
}

/** The chat of a room: a shared bet goes on the slip, what is said goes over the picture. */
export function RoomChat({ chatRoomNo, comments }: RoomChatProps) {
  const take = useSlip(({ toggle }) => toggle);
  const copy = (legs: readonly CopiedLeg[]) => {
    const { picks } = useSlip.getState();
    const known = new Set(picks.map(pickKey));
    for (const pick of legs.flatMap(pickOf)) if (!known.has(pickKey(pick))) take(pick);
  };
  const show = (item: ChatItem, own: boolean) => {
    if (item.kind === 'text') comments.send({ id: item.id, text: item.text, own });
  };
  return <ChatPanel chatRoomNo={chatRoomNo} onCopyOrder={copy} onItem={show} />;
}

/** A leg at today's odds; what is not offered now stays away. */
function pickOf(leg: CopiedLeg): SlipPick[] {
  const { fixtureId, selectionId, market, line, selection, marketVersion, odds, home, away, startsAt } = leg;
  if (odds === null || leg.state === 'closed') return [];
  return [{ fixtureId, selectionId, market, line, selection, marketVersion, odds, home, away, startsAt }];
}
