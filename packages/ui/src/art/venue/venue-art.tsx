import { memo } from 'react';
import { VenueEgame } from './egame.tsx';
import { VenueEsport } from './esport.tsx';
import { VenueFishing } from './fishing.tsx';
import { VenueLiveDealer } from './live-dealer.tsx';
import { VenueLottery } from './lottery.tsx';
import { VenueSport } from './sport.tsx';
import { VenueTableGames } from './table-games.tsx';
import type { VenuePicture } from './venue-picture.ts';

const pictures: Record<VenuePicture, () => React.ReactNode> = {
  sport: VenueSport,
  esport: VenueEsport,
  'live-dealer': VenueLiveDealer,
  lottery: VenueLottery,
  egame: VenueEgame,
  'table-games': VenueTableGames,
  fishing: VenueFishing,
};

export interface VenueArtProps {
  kind: VenuePicture;
}

/** Picture of a kind of venue, 288 x 208 (sport 592 x 208); fills its box, the lower third is dark for text. */
const VenueArt = memo(function VenueArt({ kind }: VenueArtProps) {
  const Art = pictures[kind];
  return <Art />;
});
export default VenueArt;
