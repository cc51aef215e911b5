import { useId } from 'react';
import { lit, mix, shaded } from '../colour.ts';
import { diagonal, Linear } from '../gradient.tsx';

export interface KoiProps {
  cx: number;
  cy: number;
  scale?: number;
  turn?: number;
  colour?: string;
}

/** A golden carp. */
export function Koi({ cx, cy, scale: s = 1, turn: rot = -18, colour: c = '#ff9b3d' }: KoiProps) {
  const id = useId();
  const g = [`${id}0`, `${id}1`, `${id}2`] as const;
  const k = `${id}k`;
  const sc = Array.from(
    { length: 63 },
    (_, n) => `M${-44 + Math.floor(n / 7) * 13 + ((n % 7) % 2) * 6.5} ${-34 + (n % 7) * 11}q6.5 9 13 0`,
  ).join('');
  return (
    <g transform={`translate(${cx} ${cy}) rotate(${rot}) scale(${s})`}>
      <defs>
        <Linear
          id={g[0]}
          stops={[
            [0, '#ffe9a8'],
            [0.3, lit(c, 0.1)],
            [0.7, c],
            [1, shaded(mix(c, '#c3283a', 0.6), 0.25)],
          ]}
        />
        <Linear
          id={g[1]}
          stops={[
            [0, '#ffd98a'],
            [0.5, mix(c, '#ff4d3d', 0.4)],
            [1, '#9b1b2c'],
          ]}
          line={diagonal}
        />
        <Linear
          id={g[2]}
          stops={[
            [0, '#fff6dc'],
            [1, '#ffd9a0', 0.2],
          ]}
        />
        <clipPath id={k}>
          <path d="M-80 2C-62-34-10-48 34-26 50-18 62-8 72 0 62 8 48 20 30 28-8 44-60 34-80 2Z" />
        </clipPath>
      </defs>
      <path
        d="M62 0C84-16 104-46 124-42 114-22 112-8 116 4 114 18 122 36 122 50 100 46 80 16 62 0Z"
        fill={`url(#${g[1]})`}
      />
      <path
        d="M70 0C88-12 104-28 116-34M72 2C92 2 104 4 110 4M70 4C88 16 102 30 114 42"
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="1.5"
        fill="none"
      />
      <path d="M-20-38C0-70 38-66 54-46 46-38 34-32 24-28Z" fill={`url(#${g[1]})`} />
      <path
        d="M-80 2C-62-34-10-48 34-26 50-18 62-8 72 0 62 8 48 20 30 28-8 44-60 34-80 2Z"
        fill={`url(#${g[0]})`}
      />
      <g clipPath={`url(#${k})`}>
        <g fill="none" stroke="#8c2a12" strokeOpacity=".38" strokeWidth="1.6">
          <path d={sc} />
        </g>
        <path d="M-90 10C-60 40 0 44 40 22L60 60H-90Z" fill={`url(#${g[2]})`} opacity=".55" />
        <path d="M-90-10C-80-60-40-60-38-20-36 10-50 30-60 50L-100 30Z" fill="#fff1cf" opacity=".55" />
      </g>
      <path
        d="M-40-26C-32-12-34 14-46 28"
        fill="none"
        stroke="#8c2a12"
        strokeOpacity=".6"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M-28 14C-14 22-2 46-12 62-34 56-44 36-42 18Z" fill={`url(#${g[1]})`} />
      <circle cx="-56" cy="-7" r="7.5" fill="#fff" />
      <circle cx="-57.5" cy="-7" r="4.6" fill="#1a1024" />
      <circle cx="-59" cy="-9" r="1.7" fill="#fff" />
      <path d="M-80 3q8 5 15 3" stroke="#7a1f12" strokeWidth="2.5" fill="none" strokeLinecap="round" />
      <path
        d="M-72-16C-56-36-20-42 10-34"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </g>
  );
}
