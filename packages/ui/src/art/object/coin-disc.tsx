import { useId } from 'react';
import { diagonal, Linear } from '../gradient.tsx';

export interface CoinProps {
  cx: number;
  cy: number;
  r: number;
  turn?: number;
}

/** A coin with the house letter. */
export function Coin({ cx, cy, r, turn: rot = 0 }: CoinProps) {
  const id = useId();
  const g = `${id}g`;
  const e = `${id}e`;
  return (
    <g transform={`translate(${cx} ${cy}) rotate(${rot})`}>
      <defs>
        <Linear
          id={g}
          stops={[
            [0, '#fff3c9'],
            [0.35, '#f8d06c'],
            [0.7, '#e2a53a'],
            [1, '#a3661a'],
          ]}
          line={diagonal}
        />
        <Linear
          id={e}
          stops={[
            [0, '#c98a2a'],
            [1, '#6d430d'],
          ]}
        />
      </defs>
      <ellipse cy={r * 0.12} rx={r} ry={r} fill={`url(#${e})`} />
      <circle r={r} fill={`url(#${g})`} />
      <circle r={r * 0.78} fill="none" stroke="#a3661a" strokeOpacity=".65" strokeWidth={r * 0.06} />
      <path
        d={`M${-r * 0.24} ${r * 0.44}V${-r * 0.42}H${r * 0.32}M${-r * 0.24} 0H${r * 0.2}`}
        fill="none"
        stroke="#8a5414"
        strokeWidth={r * 0.17}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d={`M${-r * 0.86} ${-r * 0.28}A${r * 0.9} ${r * 0.9} 0 0 1 ${-r * 0.1} ${-r * 0.9}`}
        stroke="#fff"
        strokeOpacity=".85"
        strokeWidth={r * 0.08}
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}
