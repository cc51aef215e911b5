import { CoverFade } from './cover-fade.tsx';
import { CoverGround } from './cover-ground.tsx';
import { CoverTitle } from './cover-title.tsx';
import type { CoverProps } from './cover-props.ts';
import { draw } from '../draw.tsx';
import { Koi } from '../object/koi.tsx';
import { Picture } from '../picture.tsx';
import { Lanes } from '../scene/lanes.tsx';
import { Rays } from '../scene/rays.tsx';

/** A carp leaping the gate. */
export function KoiCover({ title }: CoverProps) {
  return (
    <Picture width={184} height={232}>
      <CoverGround near="#c2472e" far="#2b0a14" />
      <Rays cx={92} cy={84} colour="#ffe1a0" opacity={0.1} />
      <Lanes cx={92} cy={84} from={52} step={22} count={5} colour="#ffe1a0" opacity={0.16} />
      <circle cx="92" cy="84" r="50" fill="#ffd98a" opacity=".9" />
      <g fill="#6b1420" stroke="#f5c65b" strokeWidth="1.5">
        <path d="M24 44Q92 66 160 44L166 54Q92 78 18 54Z" />
        <path d="M36 66H148V74H36Z" />
        <path d="M44 58h10V170H44ZM130 58h10V170H130Z" />
      </g>
      <Koi cx={96} cy={108} scale={0.82} turn={38} colour="#ff8a2e" />
      {draw([0, 1, 2], (i) => (
        <path
          d={`M${-30 + i * 8} ${176 + i * 18}q18-20 36 0t36 0 36 0 36 0 36 0 36 0V240H-30Z`}
          fill={['#1b5e8e', '#134a78', '#0c2f55'][i]}
          stroke="#bfe6ff"
          strokeOpacity=".5"
          strokeWidth="1.5"
        />
      ))}
      <CoverFade colour="#1d0710" opacity={0.75} />
      <CoverTitle text={title} />
    </Picture>
  );
}
