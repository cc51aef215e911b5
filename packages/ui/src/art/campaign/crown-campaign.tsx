import { Coin } from '../object/coin-disc.tsx';
import { Crown } from '../object/crown.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { Glow } from '../scene/glow.tsx';
import { Rays } from '../scene/rays.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** The scene of a campaign for VIP members: a crown on its cushion of light. */
export function CrownCampaign() {
  return (
    <Picture width={384} height={176}>
      <Backdrop
        width={384}
        height={176}
        near="#4b2f9c"
        far="#0e0826"
        gx={0.75}
        gy={0.45}
        lanesAt={[0.8, 1.1]}
      />
      <Rays cx={290} cy={88} colour="#e8d6ff" opacity={0.07} />
      <Glow cx={290} cy={92} r={120} ry={92} colour="#f5c65b" opacity={0.4} />
      <Shadow cx={290} cy={154} rx={78} ry={11} />
      <Crown cx={290} cy={96} scale={1} />
      <Coin cx={204} cy={134} r={14} turn={-14} />
      <Coin cx={370} cy={128} r={16} turn={14} />
    </Picture>
  );
}
