import type { RoomMatch } from '@fairway/contract/live/room-schemas.ts';
import type { ReactNode } from 'react';
import { LiveRoomPage } from '../../features/live/room/live-room-page.tsx';
import type { RoomParts } from '../../features/live/room/open-room.tsx';
import { useCoinBalance } from '../../features/wallet/coins/api/use-coin-balance.ts';
import { MatchBug, MatchFacts, MatchOdds } from './live-match-parts.tsx';
import { RoomChat } from './room-chat.tsx';
import { SlipDrawer } from './slip-drawer.tsx';

/** What the match, the slip and the chat have for a room. */
const parts: RoomParts = {
  slip: () => <SlipDrawer />,
  bug: ({ match, status }, behindMs) =>
    ofMatch(match, (of) => <MatchBug match={of} onAir={status === 'live'} behindMs={behindMs} />),
  facts: ({ match }, behindMs) =>
    ofMatch(match, ({ fixtureId }) => <MatchFacts fixtureId={fixtureId} behindMs={behindMs} />),
  odds: ({ match }) => ofMatch(match, ({ fixtureId }) => <MatchOdds fixtureId={fixtureId} />),
  chat: ({ chatRoomNo }, feed) => <RoomChat chatRoomNo={chatRoomNo} comments={feed} />,
  gifts: () => null,
  ranks: () => null,
  effects: () => null,
};

/** A live room. Coins are asked for as it opens, before anything shows them. */
export function LiveRoomScreen() {
  useCoinBalance();
  return <LiveRoomPage parts={parts} />;
}

function ofMatch(match: RoomMatch | null, draw: (match: RoomMatch) => ReactNode): ReactNode {
  return match && draw(match);
}
