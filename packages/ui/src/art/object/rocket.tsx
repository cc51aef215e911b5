import { useId } from 'react';
import { lit, shaded } from '../colour.ts';
import { across, Linear } from '../gradient.tsx';

export interface RocketProps {
  cx: number;
  cy: number;
  scale: number;
  turn?: number;
  colour?: string;
  /** Whether its engine burns. */
  burning?: boolean;
}

/** A rocket. */
export function Rocket(props: RocketProps) {
  const { cx, cy, scale: s, turn: rot = 35, colour: c = '#e8384f', burning = true } = props;
  const id = useId();
  const g = [`${id}0`, `${id}1`, `${id}2`] as const;

  return (
    <g transform={`translate(${cx} ${cy}) rotate(${rot}) scale(${s})`}>
      <defs>
        <Linear
          id={g[0]}
          stops={[
            [0, '#ffffff'],
            [0.4, '#e6ebf9'],
            [1, '#8a96bf'],
          ]}
          line={across}
        />
        <Linear
          id={g[1]}
          stops={[
            [0, lit(c, 0.3)],
            [1, shaded(c, 0.35)],
          ]}
          line={across}
        />
        <Linear
          id={g[2]}
          stops={[
            [0, '#fff7d6'],
            [0.3, '#ffc24b'],
            [0.7, '#ff5d3d'],
            [1, '#ff5d3d', 0],
          ]}
        />
      </defs>
      {burning && <path d="M-13 38C-18 60-8 74 0 92 8 74 18 60 13 38Z" fill={`url(#${g[2]})`} />}
      <path d="M-20 6C-38 18-38 36-34 46L-16 34ZM20 6C38 18 38 36 34 46L16 34Z" fill={`url(#${g[1]})`} />
      <path d="M0-62C22-42 26-8 17 38H-17C-26-8-22-42 0-62Z" fill={`url(#${g[0]})`} />
      <path d="M0-62C10-53 16.5-41 19.5-27H-19.5C-16.5-41-10-53 0-62Z" fill={`url(#${g[1]})`} />
      <circle cy="-8" r="10" fill="#2a3a7a" stroke="#c9d2ee" strokeWidth="3.5" />
      <path d="M-5-12a6 6 0 0 1 6-3" stroke="#9dc0ff" strokeWidth="2.5" fill="none" strokeLinecap="round" />
      <path d="M-17 30H17L16 38H-16Z" fill={`url(#${g[1]})`} />
      <path
        d="M-13-36C-18-20-18 10-15 26"
        stroke="#fff"
        strokeWidth="3"
        strokeOpacity=".9"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}
