import { useId } from 'react';
import { Radial } from '../gradient.tsx';

export interface GlowProps {
  cx: number;
  cy: number;
  r: number;
  colour: string;
  opacity?: number;
  ry?: number;
}

/** A pool of light. */
export function Glow({ cx, cy, r, colour: c, opacity: o = 0.6, ry = r }: GlowProps) {
  const id = useId();
  const g = `${id}g`;
  return (
    <>
      <defs>
        <Radial
          id={g}
          stops={[
            [0, c, o],
            [0.45, c, o * 0.35],
            [1, c, 0],
          ]}
          at={[0.5, 0.5, 0.5]}
        />
      </defs>
      <ellipse cx={cx} cy={cy} rx={r} ry={ry} fill={`url(#${g})`} />
    </>
  );
}
