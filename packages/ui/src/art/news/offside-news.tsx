import { Picture } from '../picture.tsx';
import { Player } from '../scene/player.tsx';
import { NewsGround } from './news-ground.tsx';

/** A defender and a forward on either side of a line. */
export function OffsideNews() {
  return (
    <Picture width={384} height={176}>
      <NewsGround seed={23} />
      <path d="M198 84 206 176h-2L194 84z" fill="#ffd75e" />
      <path d="M196 84 384 84V176H206z" fill="#ffd75e" opacity=".1" />
      <Player x={160} y={140} scale={21} shirt="#2f6af2" shorts="#0c1228" run={1} />
      <Player x={232} y={146} scale={23} shirt="#ff6b70" shorts="#fff" run={1} />
    </Picture>
  );
}
