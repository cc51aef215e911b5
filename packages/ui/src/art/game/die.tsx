import { useId } from 'react';
import { draw } from '../draw.tsx';
import { diagonal, Linear } from '../gradient.tsx';

/** A pip: place on a grid of -1, 0, 1 and, for the big red one, its colour. */
export type Pip = readonly [x: number, y: number, colour?: string];

export interface DieProps {
  x: number;
  y: number;
  /** Half an edge. */
  half: number;
  turn: number;
  pips: readonly Pip[];
}

/** One face of a die. */
export function Die({ x, y, half: s, turn, pips }: DieProps) {
  const id = useId();
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <defs>
        <Linear
          id={id}
          stops={[
            [0, '#fff'],
            [0.6, '#eef1fb'],
            [1, '#b9c4e2'],
          ]}
          line={diagonal}
        />
      </defs>
      <rect x={-s + 3} y={-s + 5} width={s * 2} height={s * 2} rx={s * 0.35} fill="#02040c" opacity=".4" />
      <rect x={-s} y={-s} width={s * 2} height={s * 2} rx={s * 0.35} fill={`url(#${id})`} />
      {draw(pips, ([a, b, colour]) => (
        <circle
          cx={a * s * 0.52}
          cy={b * s * 0.52}
          r={s * (colour ? 0.3 : 0.17)}
          fill={colour ?? '#1a2344'}
        />
      ))}
    </g>
  );
}
