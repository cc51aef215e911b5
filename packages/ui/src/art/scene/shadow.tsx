import { useId } from 'react';
import { Radial } from '../gradient.tsx';

export interface ShadowProps {
  cx: number;
  cy: number;
  rx: number;
  ry?: number;
  opacity?: number;
}

/** Soft contact shadow under a thing. */
export function Shadow({ cx, cy, rx, ry = rx * 0.18, opacity: o = 0.55 }: ShadowProps) {
  const id = useId();
  const g = `${id}g`;
  return (
    <>
      <defs>
        <Radial
          id={g}
          stops={[
            [0, '#02040c', o],
            [0.6, '#02040c', o * 0.45],
            [1, '#02040c', 0],
          ]}
          at={[0.5, 0.5, 0.5]}
        />
      </defs>
      <ellipse cx={cx} cy={cy} rx={rx} ry={ry} fill={`url(#${g})`} />
    </>
  );
}
