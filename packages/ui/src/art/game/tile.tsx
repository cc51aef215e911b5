import { useId } from 'react';
import { diagonal, Linear } from '../gradient.tsx';
import { TileFace, type TileFaceProps } from './tile-face.tsx';

export interface TileProps {
  x: number;
  y: number;
  width: number;
  face: TileFaceProps['face'];
  turn?: number;
}

/** A mahjong tile. */
export function Tile({ x, y, width: w, face, turn: rot = 0 }: TileProps) {
  const id = useId();
  const g = [`${id}0`, `${id}1`, `${id}2`] as const;
  const h = w * 1.32;
  const r = w * 0.14;
  return (
    <g transform={`translate(${x} ${y}) rotate(${rot})`}>
      <defs>
        <Linear
          id={g[0]}
          stops={[
            [0, '#fffdf5'],
            [0.7, '#f3ecd9'],
            [1, '#d8cdb2'],
          ]}
          line={diagonal}
        />
        <Linear
          id={g[1]}
          stops={[
            [0, '#2fc596'],
            [1, '#0a5b4b'],
          ]}
          line={diagonal}
        />
        <Linear
          id={g[2]}
          stops={[
            [0, '#efe6cf'],
            [1, '#b7a985'],
          ]}
          line={diagonal}
        />
      </defs>
      <rect x={w * 0.2} y={w * 0.24} width={w} height={h} rx={r} fill="#02040c" opacity=".35" />
      <path
        d={`M${w * 0.16} ${w * 0.16}l${-w * 0.1} ${-w * 0.1}V${h - r}l${w * 0.1} ${w * 0.16}z`}
        fill="#0a5b4b"
      />
      <rect x={w * 0.16} y={w * 0.16} width={w} height={h} rx={r} fill={`url(#${g[1]})`} />
      <rect x={w * 0.08} y={w * 0.08} width={w} height={h} rx={r} fill={`url(#${g[2]})`} />
      <rect width={w} height={h} rx={r} fill={`url(#${g[0]})`} />
      <rect
        x="1"
        y="1"
        width={w - 2}
        height={h - 2}
        rx={r}
        fill="none"
        stroke="#fff"
        strokeOpacity=".8"
        strokeWidth="1.5"
      />
      <TileFace width={w} height={h} face={face} />
    </g>
  );
}
