import { GiftPicture } from './gift-picture.tsx';
import { Rocket } from '../object/rocket.tsx';
import { Glow } from '../scene/glow.tsx';

/** A rocket. */
export function GiftRocket() {
  return (
    <GiftPicture>
      <Glow cx={34} cy={28} r={28} colour="#ff9b5c" opacity={0.4} />
      <Rocket cx={35} cy={27} scale={0.4} turn={38} />
    </GiftPicture>
  );
}
