import { Ball } from '../object/ball.tsx';
import { Trophy } from '../object/trophy.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { Rays } from '../scene/rays.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** A cup and a ball. */
export function TrophyBanner() {
  return (
    <Picture width={384} height={176}>
      <Backdrop
        width={384}
        height={176}
        near="#0f6b52"
        far="#051a1c"
        gx={0.75}
        gy={0.45}
        lanesAt={[0.8, 1.1]}
      />
      <Rays cx={292} cy={80} colour="#c9ffe4" opacity={0.06} />
      <Shadow cx={292} cy={156} rx={76} ry={10} />
      <Trophy cx={292} cy={86} scale={1.06} />
      <Ball cx={352} cy={130} r={26} turn={[0.2, 0.9, 0.4]} />
    </Picture>
  );
}
