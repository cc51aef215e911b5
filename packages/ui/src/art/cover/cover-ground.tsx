import { useId } from 'react';
import { lit } from '../colour.ts';
import { Linear, Radial } from '../gradient.tsx';

export interface CoverGroundProps {
  near: string;
  far: string;
  cx?: number;
  cy?: number;
}

/** Ground of a cover. */
export function CoverGround({ near: a, far: b, cx = 0.5, cy = 0.38 }: CoverGroundProps) {
  const id = useId();
  const g = `${id}g`;
  const k = `${id}k`;
  return (
    <>
      <defs>
        <Linear
          id={g}
          stops={[
            [0, a],
            [1, b],
          ]}
        />
        <Radial
          id={k}
          stops={[
            [0, lit(a, 0.45), 0.9],
            [0.5, lit(a, 0.1), 0.35],
            [1, a, 0],
          ]}
          at={[cx, cy, 0.6]}
        />
      </defs>
      <rect width="184" height="232" fill={`url(#${g})`} />
      <rect width="184" height="232" fill={`url(#${k})`} />
    </>
  );
}
