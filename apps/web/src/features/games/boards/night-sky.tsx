import { useId } from 'react';

const stars = [
  [62, 58, 1.3],
  [138, 132, 1],
  [214, 44, 1.6],
  [286, 102, 1],
  [352, 38, 1.2],
  [438, 84, 0.9],
  [566, 46, 1.3],
  [640, 116, 1],
  [704, 52, 1.6],
  [776, 128, 1],
  [842, 40, 1.2],
  [930, 96, 1.5],
  [968, 190, 1],
  [36, 206, 1.1],
] as const;

export interface NightSkyProps {
  /** Centre and radius of the moon in a picture of 1000 to 560. */
  moon: readonly [number, number, number];
  /** Colours from the zenith to the horizon. */
  high?: string;
  low?: string;
}

/** Sky, stars and moon behind a board, lit from above left. */
export function NightSky({ moon: [cx, cy, r], high = '#0b1230', low = '#2a3a7c' }: NightSkyProps) {
  const id = useId();
  return (
    <>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0.12" y2="1">
          <stop offset="0" stopColor={high} />
          <stop offset="0.78" stopColor={low} />
          <stop offset="1" stopColor={low} />
        </linearGradient>
        <radialGradient id={`${id}moon`} cx="0.38" cy="0.34" r="0.7">
          <stop offset="0" stopColor="#fffbe9" />
          <stop offset="0.72" stopColor="#ffe3a0" />
          <stop offset="1" stopColor="#e9b75a" />
        </radialGradient>
        <radialGradient id={`${id}halo`}>
          <stop offset="0.2" stopColor="#ffe6a6" stopOpacity="0.4" />
          <stop offset="0.6" stopColor="#ffe6a6" stopOpacity="0.1" />
          <stop offset="1" stopColor="#ffe6a6" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1000" height="560" fill={`url(#${id}sky)`} />
      {stars.map(([x, y, size]) => (
        <circle key={x} cx={x} cy={y} r={size} fill="#dfe7ff" opacity="0.75" />
      ))}
      <circle cx={cx} cy={cy} r={r * 3.4} fill={`url(#${id}halo)`} />
      <circle cx={cx} cy={cy} r={r} fill={`url(#${id}moon)`} />
    </>
  );
}
