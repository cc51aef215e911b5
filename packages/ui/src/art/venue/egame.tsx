import { round1 } from '../colour.ts';
import { draw } from '../draw.tsx';
import { Coin } from '../object/coin-disc.tsx';
import { SlotMachine } from '../game/slot-machine.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { Fade } from '../scene/fade.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** A machine on three sevens. */
export function VenueEgame() {
  return (
    <Picture width={288} height={208}>
      <Backdrop width={288} height={208} near="#a32fc0" far="#1a0a30" />
      {draw([...Array(14)], (_, i) => (
        <path
          d={`M150 92L${round1(150 + 260 * Math.cos(i * 0.4488))} ${round1(92 + 260 * Math.sin(i * 0.4488))}L${round1(150 + 260 * Math.cos(i * 0.4488 + 0.16))} ${round1(92 + 260 * Math.sin(i * 0.4488 + 0.16))}Z`}
          fill="#ffb3f2"
          opacity=".07"
        />
      ))}
      <Shadow cx={150} cy={162} rx={100} ry={13} />
      <SlotMachine cx={148} cy={94} width={148} />
      <Coin cx={44} cy={60} r={16} turn={-20} />
      <Coin cx={250} cy={136} r={19} turn={15} />
      <Coin cx={62} cy={138} r={12} turn={30} />
      <Coin cx={246} cy={42} r={11} turn={-10} />
      <Fade width={288} height={208} colour="#150722" opacity={0.8} />
    </Picture>
  );
}
