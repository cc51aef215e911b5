import { Cake } from '../object/cake.tsx';
import { Coin } from '../object/coin-disc.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { Glow } from '../scene/glow.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** The scene of a birthday: a cake with its candles lit. */
export function CakeCampaign() {
  return (
    <Picture width={384} height={176}>
      <Backdrop
        width={384}
        height={176}
        near="#8a2a5e"
        far="#1a0820"
        gx={0.75}
        gy={0.4}
        lanesAt={[0.8, 1.1]}
      />
      <Glow cx={290} cy={60} r={110} ry={80} colour="#ffcf8a" opacity={0.45} />
      <Shadow cx={290} cy={156} rx={84} ry={11} />
      <Cake cx={290} cy={96} scale={1} />
      <Coin cx={202} cy={136} r={14} turn={-14} />
      <Coin cx={372} cy={138} r={13} turn={14} />
    </Picture>
  );
}
