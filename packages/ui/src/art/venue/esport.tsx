import { round1 } from '../colour.ts';
import { draw } from '../draw.tsx';
import { Gamepad } from '../game/gamepad.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { Fade } from '../scene/fade.tsx';
import { Glow } from '../scene/glow.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** A controller in violet light. */
export function VenueEsport() {
  return (
    <Picture width={288} height={208}>
      <Backdrop width={288} height={208} near="#5b3df0" far="#120d35" />
      <g fill="none" stroke="#a99bff" strokeOpacity=".35" strokeWidth="1.5">
        {draw(
          [
            [60, 50, 26],
            [236, 44, 18],
            [250, 120, 12],
            [40, 120, 10],
          ] as const,
          ([x, y, r]) => (
            <path
              d={`M${[0, 1, 2, 3, 4, 5].map((i) => `${round1(x + r * Math.cos(i * 1.047))} ${round1(y + r * Math.sin(i * 1.047))}`).join('L')}Z`}
            />
          ),
        )}
      </g>
      <path d="M20 150 120 60M268 40 200 110" stroke="#57e0ff" strokeOpacity=".5" strokeWidth="2" />
      <Glow cx={150} cy={90} r={110} colour="#57a8ff" opacity={0.45} />
      <Shadow cx={160} cy={166} rx={90} ry={12} />
      <Gamepad cx={160} cy={92} scale={0.98} />
      <Fade width={288} height={208} colour="#0d0a2a" opacity={0.8} />
    </Picture>
  );
}
