import { LottoBall } from '../game/lotto-ball.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { Fade } from '../scene/fade.tsx';
import { Glow } from '../scene/glow.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** Five numbered balls. */
export function VenueLottery() {
  return (
    <Picture width={288} height={208}>
      <Backdrop width={288} height={208} near="#d9762a" far="#2a1008" />
      <Glow cx={150} cy={80} r={120} colour="#ffd98a" opacity={0.5} />
      <Shadow cx={150} cy={158} rx={110} ry={14} />
      <LottoBall cx={92} cy={70} r={34} colour="#2f6af2" figure="08" />
      <LottoBall cx={216} cy={60} r={30} colour="#1fa46b" figure="21" />
      <LottoBall cx={154} cy={92} r={50} colour="#e5383f" figure="36" />
      <LottoBall cx={228} cy={122} r={26} colour="#f0a92c" figure="5" />
      <LottoBall cx={76} cy={130} r={22} colour="#8b5cf6" figure="12" />
      <Fade width={288} height={208} colour="#1d0b06" opacity={0.8} />
    </Picture>
  );
}
