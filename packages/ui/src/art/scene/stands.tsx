import { useId } from 'react';
import { round1, shaded } from '../colour.ts';
import { draw } from '../draw.tsx';
import { Linear } from '../gradient.tsx';
import { scatter } from '../seed.ts';

export interface StandsProps {
  width: number;
  top: number;
  bottom: number;
  hue?: string;
  seed?: number;
  opacity?: number;
}

const shirts = ['#f6e7c1', '#9db7ff', '#ffffff', '#ff8a8f', '#f5c65b', '#6f86c9', '#c9d4f5'];

/** A full stand at night, seats as specks. */
export function Stands({
  width: w,
  top: y0,
  bottom: y1,
  hue = '#1b2750',
  seed = 3,
  opacity: o = 1,
}: StandsProps) {
  const id = useId();
  const p = `${id}p`;
  const g = `${id}g`;
  const q = `${id}q`;
  const r = scatter(seed);
  const d = (
    <>
      {draw(Array.from({ length: 90 }), () => (
        <rect
          x={round1(r() * 118)}
          y={round1(Math.floor(r() * 9) * 5 + 1)}
          width="2.4"
          height="2.8"
          rx="1.1"
          fill={shirts[Math.floor(r() * 7)]}
          opacity={round1(0.18 + r() * 0.5)}
        />
      ))}
    </>
  );
  return (
    <>
      <defs>
        <pattern id={p} width="120" height="45" patternUnits="userSpaceOnUse">
          {d}
        </pattern>
        <Linear
          id={g}
          stops={[
            [0, shaded(hue, 0.75)],
            [0.55, shaded(hue, 0.35)],
            [1, hue],
          ]}
        />
        <Linear
          id={q}
          stops={[
            [0, '#050917', 0.9],
            [0.5, '#050917', 0.25],
            [1, '#050917', 0.05],
          ]}
        />
      </defs>
      <g opacity={o}>
        <rect x="0" y={y0} width={w} height={y1 - y0} fill={`url(#${g})`} />
        <rect x="0" y={y0} width={w} height={y1 - y0} fill={`url(#${p})`} />
        {draw([0.34, 0.67], (t) => (
          <rect
            x="0"
            y={round1(y0 + (y1 - y0) * t)}
            width={w}
            height={round1((y1 - y0) * 0.045)}
            fill="#0a1130"
            opacity=".8"
          />
        ))}
        <rect x="0" y={y0} width={w} height={y1 - y0} fill={`url(#${q})`} />
      </g>
    </>
  );
}
