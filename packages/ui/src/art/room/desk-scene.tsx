import { draw } from '../draw.tsx';
import { Gamepad } from '../game/gamepad.tsx';
import { Backdrop } from '../scene/backdrop.tsx';

/** A gaming desk. */
export function DeskScene() {
  return (
    <>
      <Backdrop width={288} height={162} near="#4a32d0" far="#0d0a2a" gx={0.35} gy={0.3} />
      <g stroke="#8db8ff" strokeOpacity=".25" fill="none">
        {draw([0, 1, 2, 3], (i) => (
          <rect x={14 + i * 6} y={20 + i * 5} width={150 - i * 12} height={96 - i * 10} rx="8" />
        ))}
      </g>
      <Gamepad cx={90} cy={84} scale={0.62} />
    </>
  );
}
