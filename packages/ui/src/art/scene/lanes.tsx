import { draw } from '../draw.tsx';

export interface LanesProps {
  cx: number;
  cy: number;
  from: number;
  step: number;
  count: number;
  colour?: string;
  opacity?: number;
}

/** The mown lanes behind every picture: concentric, fading outward. */
export function Lanes({
  cx,
  cy,
  from: r0,
  step,
  count: k,
  colour: c = '#ffffff',
  opacity: o = 0.07,
}: LanesProps) {
  return (
    <>
      {draw(Array.from({ length: k }), (_, i) => (
        <circle
          cx={cx}
          cy={cy}
          r={r0 + i * step}
          fill="none"
          stroke={c}
          strokeOpacity={(o * (1 - i / k)).toFixed(3)}
          strokeWidth={step * 0.5}
        />
      ))}
    </>
  );
}
