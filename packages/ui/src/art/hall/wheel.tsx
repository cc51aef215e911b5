import { Roulette } from '../game/roulette.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { Fade } from '../scene/fade.tsx';

/** A wheel from above. */
export function HallWheel() {
  return (
    <Picture width={220} height={124}>
      <Backdrop width={220} height={124} near="#9c2444" far="#1d0716" gx={0.5} gy={0.3} />
      <Roulette cx={110} cy={66} r={82} tilt={0.48} />
      <Fade width={220} height={124} colour="#17060f" opacity={0.5} />
    </Picture>
  );
}
