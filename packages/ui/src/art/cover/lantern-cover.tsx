import { CoverFade } from './cover-fade.tsx';
import { CoverGround } from './cover-ground.tsx';
import { CoverTitle } from './cover-title.tsx';
import type { CoverProps } from './cover-props.ts';
import { draw } from '../draw.tsx';
import { Lantern } from '../object/lantern.tsx';
import { Picture } from '../picture.tsx';
import { Glow } from '../scene/glow.tsx';
import { Lanes } from '../scene/lanes.tsx';

/** Lanterns over roofs. */
export function LanternCover({ title }: CoverProps) {
  return (
    <Picture width={184} height={232}>
      <CoverGround near="#7a1a3a" far="#14061a" cx={0.5} cy={0.3} />
      <Lanes cx={92} cy={232} from={60} step={26} count={7} colour="#ffb27a" opacity={0.12} />
      <g fill="#1d0a24">
        <path d="M-10 176Q30 170 46 150 60 168 92 168 124 168 138 150 154 170 194 176V240H-10Z" />
        <path d="M40 150Q70 146 92 122 114 146 144 150L140 160H44Z" fill="#2a0d30" />
      </g>
      <path
        d="M40 150Q70 146 92 122 114 146 144 150M-10 176Q30 170 46 150M138 150Q154 170 194 176"
        fill="none"
        stroke="#f5c65b"
        strokeOpacity=".75"
        strokeWidth="1.8"
      />
      {draw([58, 76, 92, 108, 126], (x) => (
        <rect x={x - 4} y="164" width="8" height="12" rx="1.5" fill="#ffd98a" />
      ))}
      <Glow cx={92} cy={76} r={90} colour="#ff9b5c" opacity={0.5} />
      <Lantern cx={92} cy={76} scale={1.05} />
      <Lantern cx={38} cy={54} scale={0.55} />
      <Lantern cx={148} cy={48} scale={0.6} />
      <Lantern cx={34} cy={128} scale={0.36} />
      <Lantern cx={152} cy={122} scale={0.4} />
      <CoverFade colour="#14061a" opacity={0.8} />
      <CoverTitle text={title} />
    </Picture>
  );
}
