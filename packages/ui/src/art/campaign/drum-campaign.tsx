import { Coin } from '../object/coin-disc.tsx';
import { Drum } from '../object/drum.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { Rays } from '../scene/rays.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** The scene of a campaign that is drummed up: a war drum and coins. */
export function DrumCampaign() {
  return (
    <Picture width={384} height={176}>
      <Backdrop
        width={384}
        height={176}
        near="#a34a14"
        far="#210a0c"
        gx={0.75}
        gy={0.45}
        lanesAt={[0.8, 1.1]}
      />
      <Rays cx={290} cy={88} colour="#ffdf9a" opacity={0.08} />
      <Shadow cx={290} cy={158} rx={78} ry={11} />
      <Drum cx={290} cy={98} scale={0.98} />
      <Coin cx={206} cy={128} r={15} turn={-16} />
      <Coin cx={216} cy={52} r={10} turn={18} />
      <Coin cx={366} cy={134} r={17} turn={10} />
    </Picture>
  );
}
