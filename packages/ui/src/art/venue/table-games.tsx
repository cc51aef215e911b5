import { PlayingCard } from '../game/playing-card.tsx';
import { Tile } from '../game/tile.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { Fade } from '../scene/fade.tsx';
import { Glow } from '../scene/glow.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** Tiles and a card. */
export function VenueTableGames() {
  return (
    <Picture width={288} height={208}>
      <Backdrop width={288} height={208} near="#12897f" far="#04191f" />
      <Glow cx={150} cy={80} r={120} colour="#8df5d6" opacity={0.35} />
      <Shadow cx={150} cy={162} rx={120} ry={14} />
      <Tile x={52} y={44} width={58} face="c5" turn={-14} />
      <Tile x={186} y={26} width={58} face="發" turn={12} />
      <Tile x={116} y={24} width={66} face="中" turn={-2} />
      <Tile x={214} y={108} width={42} face="b" turn={20} />
      <PlayingCard x={34} y={112} width={36} rank="K" suit="h" turn={-26} />
      <Fade width={288} height={208} colour="#04161b" opacity={0.8} />
    </Picture>
  );
}
