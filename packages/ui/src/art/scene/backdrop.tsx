import { useId } from 'react';
import { lit, shaded } from '../colour.ts';
import { diagonal, Linear, Radial } from '../gradient.tsx';
import { Lanes } from './lanes.tsx';

export interface BackdropProps {
  width: number;
  height: number;
  near: string;
  far: string;
  gx?: number;
  gy?: number;
  lanesAt?: readonly [number, number];
}

/** Ground of a picture: one hue, one glow, lanes. */
export function Backdrop({
  width: w,
  height: h,
  near: c1,
  far: c2,
  gx = 0.62,
  gy = 0.4,
  lanesAt: lc = [0.9, 1],
}: BackdropProps) {
  const id = useId();
  const g = `${id}g`;
  const k = `${id}k`;
  return (
    <>
      <defs>
        <Linear
          id={g}
          stops={[
            [0, shaded(c1, 0.35)],
            [1, c2],
          ]}
          line={diagonal}
        />
        <Radial
          id={k}
          stops={[
            [0, lit(c1, 0.12), 0.95],
            [0.5, c1, 0.45],
            [1, c1, 0],
          ]}
          at={[gx, gy, 0.62]}
        />
      </defs>
      <rect width={w} height={h} fill={`url(#${g})`} />
      <rect width={w} height={h} fill={`url(#${k})`} />
      <Lanes cx={w * lc[0]} cy={h * lc[1]} from={h * 0.3} step={h * 0.17} count={8} />
    </>
  );
}
