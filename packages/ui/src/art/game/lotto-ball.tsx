import { useId } from 'react';
import { lit, shaded } from '../colour.ts';
import { Radial } from '../gradient.tsx';

export interface LottoBallProps {
  cx: number;
  cy: number;
  r: number;
  colour: string;
  figure: string;
}

/** A numbered ball. */
export function LottoBall({ cx, cy, r, colour: c, figure: t }: LottoBallProps) {
  const id = useId();
  const g = `${id}g`;
  const w = `${id}w`;
  return (
    <>
      <defs>
        <Radial
          id={g}
          stops={[
            [0, lit(c, 0.7)],
            [0.35, lit(c, 0.12)],
            [0.75, shaded(c, 0.15)],
            [1, shaded(c, 0.6)],
          ]}
        />
        <Radial
          id={w}
          stops={[
            [0, '#fff'],
            [0.7, '#f3f5fc'],
            [1, '#c9d1ea'],
          ]}
        />
      </defs>
      <circle cx={cx} cy={cy} r={r} fill={`url(#${g})`} />
      <circle cx={cx} cy={cy} r={r * 0.56} fill={`url(#${w})`} />
      <text x={cx} y={cy + r * 0.25} fontSize={r * 0.7} fontWeight="800" textAnchor="middle" fill="#1a2344">
        {t}
      </text>
      <path
        d={`M${cx - r * 0.78} ${cy - r * 0.3}A${r * 0.84} ${r * 0.84} 0 0 1 ${cx - r * 0.1} ${cy - r * 0.83}`}
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth={r * 0.07}
        strokeLinecap="round"
      />
      <path
        d={`M${cx + r * 0.9} ${cy + r * 0.2}A${r * 0.92} ${r * 0.92} 0 0 1 ${cx + r * 0.2} ${cy + r * 0.9}`}
        fill="none"
        stroke="#7fb0ff"
        strokeOpacity=".45"
        strokeWidth={r * 0.06}
        strokeLinecap="round"
      />
    </>
  );
}
