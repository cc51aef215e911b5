import { draw } from '../draw.tsx';

export interface TileFaceProps {
  width: number;
  height: number;
  /** `c1`, `c5` circles, `b` bamboo, or the character to write. */
  face: string;
}

const four = [
  [0.28, 0.24],
  [0.72, 0.24],
  [0.28, 0.76],
  [0.72, 0.76],
] as const;

function Disc({ cx, cy, r, colour }: { cx: number; cy: number; r: number; colour: string }) {
  return (
    <>
      <circle cx={cx} cy={cy} r={r} fill={colour} />
      <circle cx={cx} cy={cy} r={r * 0.62} fill="none" stroke="#fff" strokeWidth={r * 0.12} />
      <circle cx={cx} cy={cy} r={r * 0.24} fill="#fff" />
    </>
  );
}

/** What is engraved on a tile. */
export function TileFace({ width: w, height: h, face }: TileFaceProps) {
  const middle = { cx: w / 2, cy: h / 2 };
  switch (face) {
    case 'c1':
      return (
        <>
          <Disc {...middle} r={0.32 * w} colour="#c3283a" />
          <Disc {...middle} r={0.16 * w} colour="#1a7f56" />
        </>
      );
    case 'c5':
      return (
        <>
          {draw(four, ([x, y]) => (
            <Disc cx={x * w} cy={y * h} r={0.15 * w} colour="#1b4fb0" />
          ))}
          <Disc {...middle} r={0.15 * w} colour="#c3283a" />
        </>
      );
    case 'b':
      return draw([0.26, 0.5, 0.74], (x, i) =>
        draw([0.28, 0.72], (y) => (
          <>
            <rect
              x={(x - 0.055) * w}
              y={(y - 0.15) * h}
              width={w * 0.11}
              height={h * 0.3}
              rx={w * 0.05}
              fill={i === 1 ? '#c3283a' : '#1a7f56'}
            />
            <rect
              x={(x - 0.055) * w}
              y={(y - 0.02) * h}
              width={w * 0.11}
              height={h * 0.04}
              fill="#fff"
              opacity=".8"
            />
          </>
        )),
      );
    default:
      return (
        <text
          x={w / 2}
          y={h * 0.68}
          fontSize={w * 0.64}
          fontWeight="900"
          textAnchor="middle"
          fill={face === '發' ? '#14804f' : '#c3283a'}
        >
          {face}
        </text>
      );
  }
}
