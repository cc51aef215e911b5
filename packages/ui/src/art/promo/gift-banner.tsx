import { Coin } from '../object/coin-disc.tsx';
import { GiftBox } from '../object/gift-box.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { Rays } from '../scene/rays.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** A wrapped box and coins. */
export function GiftBanner() {
  return (
    <Picture width={384} height={176}>
      <Backdrop
        width={384}
        height={176}
        near="#7a2a18"
        far="#1c0a10"
        gx={0.75}
        gy={0.45}
        lanesAt={[0.8, 1.1]}
      />
      <Rays cx={292} cy={88} colour="#ffe1a0" opacity={0.07} />
      <Shadow cx={290} cy={150} rx={80} ry={12} />
      <GiftBox cx={290} cy={92} scale={1.1} />
      <Coin cx={204} cy={128} r={17} turn={-18} />
      <Coin cx={364} cy={52} r={15} turn={20} />
      <Coin cx={222} cy={42} r={11} turn={15} />
      <Coin cx={366} cy={136} r={20} turn={8} />
    </Picture>
  );
}
