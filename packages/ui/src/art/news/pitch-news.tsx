import { Ball } from '../object/ball.tsx';
import { Picture } from '../picture.tsx';
import { Shadow } from '../scene/shadow.tsx';
import { NewsGround } from './news-ground.tsx';

/** The ball in the centre circle before the kick-off. */
export function PitchNews() {
  return (
    <Picture width={384} height={176}>
      <NewsGround seed={7} />
      <Shadow cx={192} cy={134} rx={42} ry={7} />
      <Ball cx={192} cy={98} r={36} turn={[0.2, 0.7, 0.3]} />
    </Picture>
  );
}
