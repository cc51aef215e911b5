import { Trophy } from '../object/trophy.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { Rays } from '../scene/rays.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** A cup in the light. */
export function CupNews() {
  return (
    <Picture width={384} height={176}>
      <Backdrop width={384} height={176} near="#2b49b8" far="#070d26" gx={0.5} gy={0.42} />
      <Rays cx={192} cy={80} colour="#cfe0ff" opacity={0.07} />
      <Shadow cx={192} cy={152} rx={66} ry={10} />
      <Trophy cx={192} cy={88} scale={0.9} />
    </Picture>
  );
}
