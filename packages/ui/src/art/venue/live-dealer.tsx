import { Chips } from '../game/chips.tsx';
import { PlayingCard } from '../game/playing-card.tsx';
import { Roulette } from '../game/roulette.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { Fade } from '../scene/fade.tsx';
import { Glow } from '../scene/glow.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** A wheel, chips and an ace. */
export function VenueLiveDealer() {
  return (
    <Picture width={288} height={208}>
      <Backdrop width={288} height={208} near="#9c2444" far="#1d0716" />
      <Glow cx={150} cy={80} r={120} colour="#ffb27a" opacity={0.35} />
      <Shadow cx={150} cy={160} rx={130} ry={16} opacity={0.7} />
      <Roulette cx={158} cy={104} r={112} tilt={0.5} />
      <Chips x={54} y={128} r={22} colour="#2f6af2" count={4} />
      <Chips x={84} y={142} r={20} colour="#c3283a" count={2} />
      <PlayingCard x={226} y={24} width={40} rank="A" suit="s" turn={12} />
      <Fade width={288} height={208} colour="#17060f" opacity={0.8} />
    </Picture>
  );
}
