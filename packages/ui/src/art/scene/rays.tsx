import { round1 } from '../colour.ts';
import { draw } from '../draw.tsx';

export interface RaysProps {
  cx: number;
  cy: number;
  colour: string;
  opacity?: number;
  count?: number;
  reach?: number;
}

/** Rays from a point. */
export function Rays({ cx, cy, colour: c, opacity: o = 0.1, count: k = 16, reach: R = 460 }: RaysProps) {
  return (
    <>
      {draw([...Array(k)], (_, i) => {
        const a = (i * 2 * Math.PI) / k;
        const b = a + Math.PI / k;
        return (
          <path
            d={`M${cx} ${cy}L${round1(cx + R * Math.cos(a))} ${round1(cy + R * Math.sin(a))}L${round1(cx + R * Math.cos(b))} ${round1(cy + R * Math.sin(b))}Z`}
            fill={c}
            opacity={o}
          />
        );
      })}
    </>
  );
}
