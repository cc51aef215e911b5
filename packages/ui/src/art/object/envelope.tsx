import { useId } from 'react';
import { gold } from '../colour.ts';
import { diagonal, Linear } from '../gradient.tsx';

export interface EnvelopeProps {
  cx: number;
  cy: number;
  scale: number;
  turn?: number;
}

/** A red packet. */
export function Envelope({ cx, cy, scale: s, turn: rot = 0 }: EnvelopeProps) {
  const id = useId();
  const g = [`${id}0`, `${id}1`] as const;

  return (
    <g transform={`translate(${cx} ${cy}) rotate(${rot}) scale(${s})`}>
      <defs>
        <Linear
          id={g[0]}
          stops={[
            [0, '#ff6a5c'],
            [0.5, '#dc2f3c'],
            [1, '#8f1028'],
          ]}
          line={diagonal}
        />
        <Linear
          id={g[1]}
          stops={[
            [0, gold[0]],
            [0.5, gold[1]],
            [1, gold[2]],
          ]}
          line={diagonal}
        />
      </defs>
      <rect x="-34" y="-46" width="72" height="98" rx="9" fill="#02040c" opacity=".35" />
      <rect x="-36" y="-50" width="72" height="98" rx="9" fill={`url(#${g[0]})`} />
      <path d="M-36-41a9 9 0 0 1 9-9H27a9 9 0 0 1 9 9V-22Q0 8-36-22Z" fill="#ff7d68" />
      <path d="M-36-22Q0 8 36-22" fill="none" stroke={`url(#${g[1]})`} strokeWidth="2" />
      <circle cy="-7" r="14" fill={`url(#${g[1]})`} />
      <path
        d="M-4 1V-15H6M-4-7H4"
        stroke="#8a3a14"
        strokeWidth="3.2"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="-35" y="-49" width="70" height="96" rx="8" fill="none" stroke="#fff" strokeOpacity=".35" />
    </g>
  );
}
