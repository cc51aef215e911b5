import type { RoomMatch } from '@fairway/contract/live/room-schemas.ts';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { GiftBar } from '../../features/live-gifts/bar/gift-bar.tsx';
import { GiftBoards } from '../../features/live-gifts/boards/gift-boards.tsx';
import { createGiftFeed } from '../../features/live-gifts/effects/gift-feed.ts';
import { GiftEffects } from '../../features/live-gifts/effects/gift-effects.tsx';
import { LiveRoomPage } from '../../features/live/room/live-room-page.tsx';
import type { RoomParts } from '../../features/live/room/open-room.tsx';
import { useCoinBalance } from '../../features/wallet/coins/api/use-coin-balance.ts';
import { MatchBug, MatchFacts, MatchOdds } from './live-match-parts.tsx';
import { RoomChat } from './room-chat.tsx';
import { SlipDrawer } from './slip-drawer.tsx';

// Few who watch buy.
const CoinPurchase = lazy(async () => ({
  default: (await import('../../features/wallet/coins/purchase/coin-purchase-dialog.tsx')).CoinPurchaseDialog,
}));

const GiverProof = lazy(async () => ({ default: (await import('./giver-proof.tsx')).GiverProof }));

type Gifts = ReturnType<typeof createGiftFeed>;

/** A live room. Coins are asked for as it opens, before anything shows them. */
export function LiveRoomScreen() {
  useCoinBalance();
  const { roomNo } = useParams({ from: '/shell/app/live/room/$roomNo' });
  // Another room is another page: its gifts are its own.
  return <RoomScreen key={roomNo} />;
}

function RoomScreen() {
  const [gifts] = useState(createGiftFeed);
  const [online, setOnline] = useState<number>();
  const [parts] = useState(() => partsWith(gifts, setOnline));
  return <LiveRoomPage parts={parts} online={online} />;
}

/** What the match, the slip, the chat and the gifts have for a room. */
function partsWith(gifts: Gifts, onOnline: (online: number) => void): RoomParts {
  return {
    slip: () => <SlipDrawer />,
    bug: ({ match, status }, behindMs) =>
      ofMatch(match, (of) => <MatchBug match={of} onAir={status === 'live'} behindMs={behindMs} />),
    facts: ({ match }, behindMs) =>
      ofMatch(match, ({ fixtureId }) => <MatchFacts fixtureId={fixtureId} behindMs={behindMs} />),
    odds: ({ match }) => ofMatch(match, ({ fixtureId }) => <MatchOdds fixtureId={fixtureId} />),
    chat: ({ chatRoomNo }, feed) => (
      <RoomChat chatRoomNo={chatRoomNo} comments={feed} gifts={gifts} onOnline={onOnline} />
    ),
    gifts: ({ chatRoomNo, anchor, status }) =>
      anchor && (
        <GiftBar
          chatRoomNo={chatRoomNo}
          onAir={status === 'live'}
          purchase={(close) => (
            <Suspense>
              <CoinPurchase onClose={close} onFinish={close} />
            </Suspense>
          )}
          confirm={(close) => (
            <Suspense>
              <GiverProof onClose={close} />
            </Suspense>
          )}
        />
      ),
    ranks: ({ chatRoomNo }) => <GiftBoards chatRoomNo={chatRoomNo} />,
    effects: ({ anchor }) => anchor && <GiftEffects feed={gifts} />,
  };
}

function ofMatch(match: RoomMatch | null, draw: (match: RoomMatch) => ReactNode): ReactNode {
  return match && draw(match);
}
