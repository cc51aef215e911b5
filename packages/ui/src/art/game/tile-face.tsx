import { draw } from '../draw.tsx';

export interface TileFaceProps {
  width: number;
  height: number;
  /** `c1`, `c5` circles, `b` bamboo, or the sign to draw. */
  face: 'c1' | 'c5' | 'b' | Sign;
}

/** The signs in a box of 100, stroke by stroke: a picture has no font to write them in. */
const signs = {
  中: 'M20 28H80V62H20ZM50 6V98',
  發: 'M20 16H43C38 30 26 42 8 50M18 28l10 8M57 10C62 28 74 42 94 50M80 12l-11 10M91 25l-13 10M16 55H42V67H18V79H43C43 89 41 95 36 96L28 92M61 55V62C61 67 58 71 53 73M61 55H80V65C80 69 83 70 91 68M56 79H84C78 88 68 94 54 98M62 81C70 90 80 95 94 98',
} as const;
type Sign = keyof typeof signs;

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
        <path
          d={signs[face]}
          transform={`translate(${w * 0.17} ${h * 0.5 - w * 0.34}) scale(${w * 0.0066})`}
          fill="none"
          stroke={face === '發' ? '#14804f' : '#c3283a'}
          strokeWidth={face === '發' ? 8 : 11}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      );
  }
}
