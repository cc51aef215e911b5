import { Chips } from '../game/chips.tsx';
import { Roulette } from '../game/roulette.tsx';
import { Backdrop } from '../scene/backdrop.tsx';

/** A wheel room. */
export function WheelScene() {
  return (
    <>
      <Backdrop width={288} height={162} near="#9c2444" far="#1d0716" gx={0.35} gy={0.3} />
      <Roulette cx={96} cy={92} r={92} tilt={0.5} />
      <Chips x={30} y={138} r={18} colour="#2f6af2" count={3} />
    </>
  );
}
