import { useId } from 'react';
import { CoverFade } from './cover-fade.tsx';
import { CoverGround } from './cover-ground.tsx';
import { CoverTitle } from './cover-title.tsx';
import type { CoverProps } from './cover-props.ts';
import { draw } from '../draw.tsx';
import { Linear } from '../gradient.tsx';
import { Rocket } from '../object/rocket.tsx';
import { Picture } from '../picture.tsx';
import { Glow } from '../scene/glow.tsx';
import { Lanes } from '../scene/lanes.tsx';

/** A rocket over a rising curve. */
export function RocketCover({ title }: CoverProps) {
  const id = useId();
  const g = `${id}g`;
  return (
    <Picture width={184} height={232}>
      <CoverGround near="#2a2fa8" far="#070a2c" cx={0.7} cy={0.3} />
      <g stroke="#9db7ff" strokeOpacity=".14">
        {draw([40, 80, 120, 160, 200], (y) => (
          <path d={`M0 ${y}H184`} />
        ))}
        {draw([30, 70, 110, 150], (x) => (
          <path d={`M${x} 0V232`} />
        ))}
      </g>
      <Lanes cx={184} cy={0} from={30} step={24} count={6} colour="#9db7ff" opacity={0.12} />
      <defs>
        <Linear
          id={g}
          stops={[
            [0, '#ff4d6a', 0.5],
            [1, '#ff4d6a', 0],
          ]}
        />
      </defs>
      <path d="M-4 180Q84 172 126 82L126 232H-4Z" fill={`url(#${g})`} />
      <path d="M-4 180Q84 172 126 82" fill="none" stroke="#ff5d7a" strokeWidth="5" strokeLinecap="round" />
      <Glow cx={132} cy={70} r={70} colour="#ffd98a" opacity={0.5} />
      <Rocket cx={138} cy={62} scale={0.84} turn={34} />
      <text x="16" y="136" fontSize="28" fontWeight="900" fill="#fff">
        ×12.6
      </text>
      <CoverFade colour="#070a2c" />
      <CoverTitle text={title} top="#ffffff" bottom="#9dc0ff" outline="#0a0d3a" />
    </Picture>
  );
}
