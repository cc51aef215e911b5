import { useId, useMemo } from 'react';
import { lit } from '../colour.ts';
import { Linear, Radial } from '../gradient.tsx';
import { ballPanels, type BallTurn } from './ball-panels.ts';

export interface BallProps {
  cx: number;
  cy: number;
  r: number;
  /** Turns about the x, y and z axis, in radians. */
  turn?: BallTurn;
  /** Of the dark panels. */
  tint?: string;
}

/** A football, lit from the upper left with an azure bounce below. Draw it inside an svg. */
export function Ball({ cx, cy, r, turn = [0.35, 0.5, 0.2], tint = '#18203c' }: BallProps) {
  const id = useId();
  const [ax, ay, az] = turn;
  const { panels, seams } = useMemo(() => ballPanels(cx, cy, r, [ax, ay, az]), [cx, cy, r, ax, ay, az]);
  return (
    <>
      <defs>
        <Radial
          id={`${id}b`}
          stops={[
            [0, '#ffffff'],
            [0.5, '#e6ecfa'],
            [0.8, '#aab6d8'],
            [1, '#5d6a96'],
          ]}
        />
        <Radial
          id={`${id}s`}
          stops={[
            [0, '#fff', 0.55],
            [0.35, '#fff', 0],
            [0.75, '#0a1030', 0.12],
            [1, '#0a1030', 0.62],
          ]}
        />
        <Linear
          id={`${id}p`}
          stops={[
            [0, lit(tint, 0.3)],
            [1, tint],
          ]}
        />
        <clipPath id={`${id}k`}>
          <circle cx={cx} cy={cy} r={r} />
        </clipPath>
      </defs>
      <circle cx={cx} cy={cy} r={r} fill={`url(#${id}b)`} />
      <g clipPath={`url(#${id}k)`}>
        <path d={panels} fill={`url(#${id}p)`} />
        <path
          d={seams}
          fill="none"
          stroke={tint}
          strokeOpacity=".7"
          strokeWidth={r * 0.028}
          strokeLinecap="round"
        />
        <circle cx={cx} cy={cy} r={r} fill={`url(#${id}s)`} />
        <path
          d={`M${cx + r * 0.97} ${cy + r * 0.1}A${r * 0.97} ${r * 0.97} 0 0 1 ${cx - r * 0.2} ${cy + r * 0.95}`}
          fill="none"
          stroke="#6fa0ff"
          strokeOpacity=".55"
          strokeWidth={r * 0.045}
        />
      </g>
    </>
  );
}
