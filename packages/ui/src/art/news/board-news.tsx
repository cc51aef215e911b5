import { Picture } from '../picture.tsx';
import { Glow } from '../scene/glow.tsx';
import { NewsGround } from './news-ground.tsx';

/** The board of the fourth official: nine minutes more. */
export function BoardNews() {
  return (
    <Picture width={384} height={176}>
      <NewsGround seed={31} />
      <rect width="384" height="176" fill="#050a1c" opacity=".35" />
      <Glow cx={192} cy={84} r={120} ry={90} colour="#ff9b3d" opacity={0.3} />
      <rect x="122" y="28" width="140" height="104" rx="14" fill="#10182f" stroke="#5b6ba5" strokeWidth="3" />
      <rect x="134" y="40" width="116" height="80" rx="7" fill="#05080f" />
      <path d="M182 132h20v34h-20z" fill="#1b2547" />
      <g fill="none" stroke="#ff8a3d" strokeWidth="9" strokeLinecap="round">
        <path d="M152 80h26M165 67v26" />
        <path d="M232 60v-4h-28v22h28zM232 60v44h-26" strokeLinejoin="round" />
      </g>
    </Picture>
  );
}
