import { Ball } from '../object/ball.tsx';
import { Picture } from '../picture.tsx';
import { Shadow } from '../scene/shadow.tsx';
import { NewsGround } from './news-ground.tsx';

const posts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => `M${104 + at * 17.6} 36V106`).join('');
const ropes = [0, 1, 2, 3, 4].map((at) => `M104 ${50 + at * 14}H280`).join('');

/** A ball on the penalty spot, the goal behind it. */
export function SpotNews() {
  return (
    <Picture width={384} height={176}>
      <NewsGround seed={5} />
      <path d={posts + ropes} stroke="#fff" strokeOpacity=".28" />
      <path d="M102 108V34h180v74" fill="none" stroke="#fff" strokeWidth="5" strokeLinejoin="round" />
      <ellipse cx="192" cy="152" rx="30" ry="6" fill="#fff" opacity=".85" />
      <Shadow cx={192} cy={154} rx={26} ry={5} />
      <Ball cx={192} cy={130} r={22} turn={[0.5, 0.3, 0.4]} />
    </Picture>
  );
}
