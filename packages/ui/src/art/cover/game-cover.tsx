import { memo } from 'react';
import { BlackjackCover } from './blackjack-cover.tsx';
import { DiceCover } from './dice-cover.tsx';
import { DrumCover } from './drum-cover.tsx';
import { GemCover } from './gem-cover.tsx';
import { HiloCover } from './hilo-cover.tsx';
import { KenoCover } from './keno-cover.tsx';
import { KoiCover } from './koi-cover.tsx';
import { LanternCover } from './lantern-cover.tsx';
import { LimboCover } from './limbo-cover.tsx';
import { MoonCover } from './moon-cover.tsx';
import { PlinkoCover } from './plinko-cover.tsx';
import { RocketCover } from './rocket-cover.tsx';
import { VideoPokerCover } from './video-poker-cover.tsx';

const pictures = {
  rocket: RocketCover,
  koi: KoiCover,
  drum: DrumCover,
  gem: GemCover,
  moon: MoonCover,
  lantern: LanternCover,
  dice: DiceCover,
  limbo: LimboCover,
  plinko: PlinkoCover,
  keno: KenoCover,
  hilo: HiloCover,
  videoPoker: VideoPokerCover,
  blackjack: BlackjackCover,
};

export type CoverPicture = keyof typeof pictures;

export interface GameCoverProps {
  kind: CoverPicture;
  /** Name of the game, lettered on the cover. */
  title: string;
}

/** Cover of a game with its name, 184 x 232. */
const GameCover = memo(function GameCover({ kind, title }: GameCoverProps) {
  const Art = pictures[kind];
  return <Art title={title} />;
});
export default GameCover;
