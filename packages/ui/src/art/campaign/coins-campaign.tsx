import { Coin } from '../object/coin-disc.tsx';
import { draw } from '../draw.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { Glow } from '../scene/glow.tsx';
import { Rays } from '../scene/rays.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** Place, size and turn of each coin, from the back to the front. */
const coins = [
  [252, 62, 20, -20],
  [336, 58, 22, 16],
  [294, 44, 24, 4],
  [222, 104, 22, -12],
  [364, 106, 22, 18],
  [262, 116, 32, -8],
  [330, 118, 34, 12],
  [296, 96, 42, 2],
] as const;

/** The scene of a campaign about deposits: a heap of coins. */
export function CoinsCampaign() {
  return (
    <Picture width={384} height={176}>
      <Backdrop
        width={384}
        height={176}
        near="#12606e"
        far="#06162a"
        gx={0.76}
        gy={0.45}
        lanesAt={[0.8, 1.1]}
      />
      <Rays cx={296} cy={90} colour="#ffe9b0" opacity={0.06} />
      <Glow cx={296} cy={96} r={120} ry={90} colour="#f5c65b" opacity={0.35} />
      <Shadow cx={296} cy={154} rx={92} ry={12} />
      {draw(coins, ([cx, cy, r, turn]) => (
        <Coin cx={cx} cy={cy} r={r} turn={turn} />
      ))}
    </Picture>
  );
}
