import { GiftPicture } from './gift-picture.tsx';
import { Ball } from '../object/ball.tsx';

/** A football. */
export function GiftFootball() {
  return (
    <GiftPicture>
      <Ball cx={32} cy={32} r={26} turn={[0.35, 0.5, 0.2]} />
    </GiftPicture>
  );
}
