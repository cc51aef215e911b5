import { useId } from 'react';
import { CoverFade } from './cover-fade.tsx';
import { CoverGround } from './cover-ground.tsx';
import type { CoverProps } from './cover-props.ts';
import { CoverTitle } from './cover-title.tsx';
import { draw } from '../draw.tsx';
import { Linear } from '../gradient.tsx';
import { Picture } from '../picture.tsx';
import { Glow } from '../scene/glow.tsx';
import { Shadow } from '../scene/shadow.tsx';

const bars: readonly (readonly [x: number, top: number])[] = [
  [30, 150],
  [58, 126],
  [86, 138],
  [114, 96],
  [142, 58],
];

/** Columns that rise over a line. */
export function LimboCover({ title }: CoverProps) {
  const id = useId();
  const g = `${id}g`;
  const h = `${id}h`;
  return (
    <Picture width={184} height={232}>
      <CoverGround near="#0c7d6c" far="#04181c" cx={0.7} cy={0.3} />
      <g stroke="#a9f5e2" strokeOpacity=".12">
        {draw([40, 72, 104, 136, 168], (y) => (
          <path d={`M0 ${y}H184`} />
        ))}
      </g>
      <Glow cx={146} cy={64} r={80} colour="#ffd98a" opacity={0.5} />
      <Shadow cx={94} cy={176} rx={82} ry={10} />
      <defs>
        <Linear
          id={g}
          stops={[
            [0, '#8df5d6'],
            [1, '#0d6b5a'],
          ]}
        />
        <Linear
          id={h}
          stops={[
            [0, '#fff0bf'],
            [0.4, '#f5c65b'],
            [1, '#b9781f'],
          ]}
        />
      </defs>
      {draw(bars, ([x, top], i) => (
        <>
          <rect
            x={x - 11}
            y={top}
            width="22"
            height={174 - top}
            rx="5"
            fill={`url(#${i === bars.length - 1 ? h : g})`}
          />
          <path
            d={`M${x - 7} ${top + 5}V168`}
            stroke="#fff"
            strokeOpacity=".6"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </>
      ))}
      <path d="M8 90H176" stroke="#fff" strokeWidth="2.5" strokeDasharray="7 6" opacity=".85" />
      <circle cx="142" cy="46" r="14" fill={`url(#${h})`} />
      <path
        d="M142 53V40M136 45.500 142 39.500 148 45.500"
        fill="none"
        stroke="#6d430d"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <CoverFade colour="#03161a" opacity={0.85} />
      <CoverTitle text={title} top="#eafffb" bottom="#7fe6cf" outline="#04222c" />
    </Picture>
  );
}
