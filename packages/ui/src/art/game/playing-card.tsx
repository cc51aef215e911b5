import { useId } from 'react';
import { diagonal, Linear } from '../gradient.tsx';

export interface PlayingCardProps {
  x: number;
  y: number;
  width: number;
  rank: string;
  suit: 'h' | 's' | 'd' | 'c';
  turn?: number;
}

/** A playing card. */
export function PlayingCard({ x, y, width: w, rank, suit, turn: rot = 0 }: PlayingCardProps) {
  const id = useId();
  const g = `${id}g`;
  const h = w * 1.4;
  const red = suit === 'h' || suit === 'd';
  const c = red ? '#d8333f' : '#1a2344';
  const S = {
    h: 'M0 6C-8 0-9-7-4.500-8.500-2-9 0-7 0-5 0-7 2-9 4.500-8.500 9-7 8 0 0 6Z',
    s: 'M0-9C8-3 9 3 5 4.500 3 5 1 4 .6 3L2.500 8h-5L-.6 3C-1 4-3 5-5 4.500-9 3-8-3 0-9Z',
    d: 'M0-9 6.500 0 0 9-6.500 0Z',
    c: 'M0-8.500a4 4 0 0 1 3 6.500 4 4 0 1 1-2 6L2.500 8h-5L-1 4a4 4 0 1 1-2-6 4 4 0 0 1 3-6.500Z',
  }[suit];
  return (
    <g transform={`translate(${x} ${y}) rotate(${rot})`}>
      <defs>
        <Linear
          id={g}
          stops={[
            [0, '#ffffff'],
            [0.6, '#eef2fc'],
            [1, '#c5cfe9'],
          ]}
          line={diagonal}
        />
      </defs>
      <rect x="3" y="5" width={w} height={h} rx={w * 0.1} fill="#02040c" opacity=".4" />
      <rect width={w} height={h} rx={w * 0.1} fill={`url(#${g})`} />
      <text x={w * 0.2} y={h * 0.25} fontSize={w * 0.3} fontWeight="800" textAnchor="middle" fill={c}>
        {rank}
      </text>
      <path transform={`translate(${w * 0.2} ${h * 0.37}) scale(${w / 74})`} d={S} fill={c} />
      <path transform={`translate(${w * 0.58} ${h * 0.62}) scale(${w / 24})`} d={S} fill={c} />
    </g>
  );
}
