import { useId } from 'react';
import { draw } from '../draw.tsx';
import { across, Linear } from '../gradient.tsx';

export interface CakeProps {
  cx: number;
  cy: number;
  scale: number;
}

/** Place and colour of each candle. */
const candles = [
  [-24, -46, '#3d7bff'],
  [0, -40, '#f5c65b'],
  [24, -46, '#ff6a7c'],
] as const;

/** A birthday cake on its stand, three candles lit. */
export function Cake({ cx, cy, scale }: CakeProps) {
  const id = useId();
  const g = [`${id}0`, `${id}1`, `${id}2`] as const;
  return (
    <g transform={`translate(${cx} ${cy}) scale(${scale})`}>
      <defs>
        <Linear
          id={g[0]}
          stops={[
            [0, '#ffd9e3'],
            [0.35, '#ff9db6'],
            [1, '#a33262'],
          ]}
          line={across}
        />
        <Linear
          id={g[1]}
          stops={[
            [0, '#fffdf8'],
            [0.6, '#fbe6ee'],
            [1, '#d6a9c0'],
          ]}
          line={across}
        />
        <Linear
          id={g[2]}
          stops={[
            [0, '#dfe7fb'],
            [1, '#7b88b8'],
          ]}
          line={across}
        />
      </defs>
      <path d="M-14 52H14L20 62H-20Z" fill={`url(#${g[2]})`} />
      <ellipse cy="48" rx="80" ry="13" fill="#56639a" />
      <ellipse cy="44" rx="80" ry="13" fill={`url(#${g[2]})`} />
      <path d="M-62-14V34A62 14 0 0 0 62 34V-14Z" fill={`url(#${g[0]})`} />
      <path d="M-62 18A62 14 0 0 0 62 18V28A62 14 0 0 1-62 28Z" fill="#fff" opacity=".5" />
      <path
        d="M-62-14V0Q-54 14-46 4-38-2-30 10-22 24-12 12-2 2 8 14 18 26 28 12 36 2 44 8 56 14 62 0V-14Z"
        fill={`url(#${g[1]})`}
      />
      <ellipse cy="-14" rx="62" ry="15" fill="#fffaf4" />
      <ellipse cy="-14" rx="50" ry="11" fill="#ffe7ee" />
      {draw([-46, -27, 27, 46], (x) => (
        <circle cx={x} cy={-12} r="7" fill="#e5383f" stroke="#a81f36" />
      ))}
      {draw(candles, ([x, y, colour]) => (
        <>
          <rect x={x - 4} y={y} width="8" height="32" rx="3" fill={colour} />
          <path
            d={`M${x - 4} ${y + 10}l8-5M${x - 4} ${y + 20}l8-5`}
            stroke="#fff"
            strokeOpacity=".7"
            strokeWidth="2"
          />
          <path
            d={`M${x} ${y - 20}Q${x + 9} ${y - 8} ${x} ${y}Q${x - 9} ${y - 8} ${x} ${y - 20}Z`}
            fill="#ffb020"
          />
          <path
            d={`M${x} ${y - 11}Q${x + 4} ${y - 5} ${x} ${y - 1}Q${x - 4} ${y - 5} ${x} ${y - 11}Z`}
            fill="#fff6c9"
          />
        </>
      ))}
    </g>
  );
}
