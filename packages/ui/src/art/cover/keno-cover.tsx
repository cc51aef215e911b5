import { CoverFade } from './cover-fade.tsx';
import { CoverGround } from './cover-ground.tsx';
import type { CoverProps } from './cover-props.ts';
import { CoverTitle } from './cover-title.tsx';
import { draw } from '../draw.tsx';
import { LottoBall } from '../game/lotto-ball.tsx';
import { Picture } from '../picture.tsx';
import { Glow } from '../scene/glow.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** Chosen places of the card, counted from the upper left. */
const chosen = new Set([1, 6, 8, 12, 15]);

/** Balls drawn over a card of numbers. */
export function KenoCover({ title }: CoverProps) {
  return (
    <Picture width={184} height={232}>
      <CoverGround near="#d9762a" far="#2a1008" cx={0.5} cy={0.36} />
      <Glow cx={92} cy={80} r={94} colour="#ffd98a" opacity={0.5} />
      {draw(Array.from({ length: 20 }), (_, i) => (
        <rect
          x={18 + (i % 5) * 30}
          y={22 + Math.floor(i / 5) * 30}
          width="26"
          height="26"
          rx="6"
          fill={chosen.has(i) ? '#fff0bf' : '#1d0b06'}
          fillOpacity={chosen.has(i) ? 0.9 : 0.38}
          stroke="#ffe1a0"
          strokeOpacity=".4"
        />
      ))}
      <Shadow cx={92} cy={172} rx={80} ry={12} />
      <LottoBall cx={44} cy={136} r={25} colour="#2f6af2" figure="12" />
      <LottoBall cx={142} cy={130} r={23} colour="#1fa46b" figure="7" />
      <LottoBall cx={92} cy={118} r={36} colour="#e5383f" figure="40" />
      <CoverFade colour="#1d0b06" opacity={0.85} />
      <CoverTitle text={title} />
    </Picture>
  );
}
