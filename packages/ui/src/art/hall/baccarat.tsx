import { Chips } from '../game/chips.tsx';
import { PlayingCard } from '../game/playing-card.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { Fade } from '../scene/fade.tsx';

/** Two cards and chips on green. */
export function HallBaccarat() {
  return (
    <Picture width={220} height={124}>
      <Backdrop width={220} height={124} near="#0f6b52" far="#041a18" gx={0.5} gy={0.3} />
      <path d="M-10 124Q110 40 230 124Z" fill="#0d5c49" />
      <path d="M10 124Q110 56 210 124" fill="none" stroke="#f5c65b" strokeOpacity=".7" strokeWidth="1.5" />
      <PlayingCard x={70} y={26} width={34} rank="9" suit="h" turn={-10} />
      <PlayingCard x={110} y={24} width={34} rank="K" suit="s" turn={8} />
      <Chips x={40} y={104} r={15} colour="#2f6af2" count={3} />
      <Chips x={180} y={104} r={15} colour="#c3283a" count={4} />
      <Fade width={220} height={124} colour="#031512" opacity={0.5} />
    </Picture>
  );
}
