import { useId } from 'react';
import { gold } from '../colour.ts';
import { draw } from '../draw.tsx';
import { across, diagonal, Linear } from '../gradient.tsx';

export interface CrownProps {
  cx: number;
  cy: number;
  scale: number;
}

/** Tips of the five points with the stone on each. */
const tips = [
  [-64, -34, '#ff5d7a'],
  [-34, -50, '#5fd0ff'],
  [0, -62, '#34c27c'],
  [34, -50, '#5fd0ff'],
  [64, -34, '#3d7bff'],
] as const;

/** A gold crown with stones. */
export function Crown({ cx, cy, scale }: CrownProps) {
  const id = useId();
  const g = [`${id}0`, `${id}1`, `${id}2`] as const;
  return (
    <g transform={`translate(${cx} ${cy}) scale(${scale})`}>
      <defs>
        <Linear
          id={g[0]}
          stops={[
            [0, gold[0]],
            [0.4, gold[1]],
            [1, gold[2]],
          ]}
          line={diagonal}
        />
        <Linear
          id={g[1]}
          stops={[
            [0, '#b9781f'],
            [0.3, '#fff0bf'],
            [0.6, '#f0b84a'],
            [1, '#8a5414'],
          ]}
          line={across}
        />
        <Linear
          id={g[2]}
          stops={[
            [0, '#8f1f3f'],
            [1, '#3a0a22'],
          ]}
        />
      </defs>
      <ellipse cy="22" rx="50" ry="30" fill={`url(#${g[2]})`} />
      <path
        d="M-64-34-42 0-34-50-14-6 0-62 14-6 34-50 42 0 64-34 54 40Q0 58-54 40Z"
        fill={`url(#${g[0]})`}
        stroke={gold[3]}
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M-58-16-44 8M-32-34-18 4M-2-44-12 2"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M-56 34Q0 54 56 34V50Q0 70-56 50Z" fill={`url(#${g[1]})`} stroke={gold[3]} strokeWidth="1.5" />
      <path d="M0 12 11 25 0 38-11 25Z" fill="#e5383f" stroke={gold[3]} />
      <path d="M0 12 0 38-11 25Z" fill="#fff" opacity=".25" />
      <circle cx="-34" cy="45" r="5" fill="#3d7bff" />
      <circle cx="34" cy="45" r="5" fill="#3d7bff" />
      <circle cx="0" cy="52" r="5.5" fill="#34c27c" />
      {draw(tips, ([x, y, stone]) => (
        <>
          <circle cx={x} cy={y} r="7" fill={stone} stroke={gold[2]} strokeWidth="2" />
          <circle cx={x - 2} cy={y - 2.5} r="2" fill="#fff" opacity=".8" />
        </>
      ))}
    </g>
  );
}
