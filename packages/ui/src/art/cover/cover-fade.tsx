import { useId } from 'react';
import { Linear } from '../gradient.tsx';

export interface CoverFadeProps {
  colour: string;
  opacity?: number;
}

/** Darkens the foot of a cover. */
export function CoverFade({ colour: c, opacity: o = 0.9 }: CoverFadeProps) {
  const id = useId();
  const g = `${id}g`;
  return (
    <>
      <defs>
        <Linear
          id={g}
          stops={[
            [0.55, c, 0],
            [1, c, o],
          ]}
        />
      </defs>
      <rect width="184" height="232" fill={`url(#${g})`} />
    </>
  );
}
