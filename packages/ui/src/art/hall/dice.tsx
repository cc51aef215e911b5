import { Die, type Pip } from '../game/die.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { Fade } from '../scene/fade.tsx';
import { Glow } from '../scene/glow.tsx';

const five: Pip[] = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [0, 0],
];
const one: Pip[] = [[0, 0, '#d8333f']];
const six: Pip[] = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, 0],
  [1, 0],
];

/** Three dice. */
export function HallDice() {
  return (
    <Picture width={220} height={124}>
      <Backdrop width={220} height={124} near="#2450c8" far="#070d2a" gx={0.5} gy={0.3} />
      <Glow cx={110} cy={60} r={90} colour="#82aaff" opacity={0.4} />
      <ellipse cx="110" cy="98" rx="92" ry="20" fill="#0a1440" />
      <ellipse
        cx="110"
        cy="94"
        rx="92"
        ry="20"
        fill="none"
        stroke="#f5c65b"
        strokeOpacity=".6"
        strokeWidth="1.5"
      />
      <Die x={70} y={62} half={22} turn={-14} pips={five} />
      <Die x={118} y={46} half={20} turn={10} pips={one} />
      <Die x={156} y={74} half={22} turn={24} pips={six} />
      <Fade width={220} height={124} colour="#050a22" opacity={0.45} />
    </Picture>
  );
}
