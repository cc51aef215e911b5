import { useId } from 'react';
import { Linear } from '../gradient.tsx';

export interface FadeProps {
  width: number;
  height: number;
  colour?: string;
  opacity?: number;
}

/** Darkens the lower part so that text on it is readable. */
export function Fade({ width: w, height: h, colour: c = '#0b1020', opacity: o = 0.85 }: FadeProps) {
  const id = useId();
  const g = `${id}g`;
  return (
    <>
      <defs>
        <Linear
          id={g}
          stops={[
            [0.35, c, 0],
            [1, c, o],
          ]}
        />
      </defs>
      <rect width={w} height={h} fill={`url(#${g})`} />
    </>
  );
}
