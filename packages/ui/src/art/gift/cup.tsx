import { GiftPicture } from './gift-picture.tsx';
import { Trophy } from '../object/trophy.tsx';

/** A cup. */
export function GiftCup() {
  return (
    <GiftPicture>
      <g>
        <Trophy cx={32} cy={30} scale={0.44} />
      </g>
    </GiftPicture>
  );
}
