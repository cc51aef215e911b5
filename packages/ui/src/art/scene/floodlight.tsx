import { useId } from 'react';
import { draw } from '../draw.tsx';
import { Linear, Radial } from '../gradient.tsx';

export interface FloodlightProps {
  x: number;
  y: number;
  scale?: number;
  opacity?: number;
}

/** A mast of nine lamps with its cone. */
export function Floodlight({ x, y, scale: s = 1, opacity: o = 0.5 }: FloodlightProps) {
  const id = useId();
  const g = `${id}g`;
  const b = `${id}b`;
  return (
    <>
      <defs>
        <Radial
          id={g}
          stops={[
            [0, '#fffbe8', 0.95],
            [0.15, '#dfe9ff', 0.5],
            [1, '#8fb0ff', 0],
          ]}
          at={[0.5, 0.5, 0.5]}
        />
        <Linear
          id={b}
          stops={[
            [0, '#dfe9ff', o * 0.5],
            [1, '#dfe9ff', 0],
          ]}
        />
      </defs>
      <path
        d={`M${x - 14 * s} ${y}L${x - 150 * s} ${y + 360 * s}H${x + 150 * s}L${x + 14 * s} ${y}Z`}
        fill={`url(#${b})`}
      />
      <circle cx={x} cy={y} r={62 * s} fill={`url(#${g})`} />
      {draw([-1, 0, 1], (i) => (
        <>
          {draw([-1, 0, 1], (j) => (
            <circle cx={x + i * 9 * s} cy={y + j * 7 * s} r={3 * s} fill="#fff" />
          ))}
        </>
      ))}
    </>
  );
}
