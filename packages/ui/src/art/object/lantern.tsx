import { useId } from 'react';
import { gold, shaded } from '../colour.ts';
import { diagonal, Linear, Radial } from '../gradient.tsx';

export interface LanternProps {
  cx: number;
  cy: number;
  scale: number;
  colour?: string;
}

/** A lantern. */
export function Lantern({ cx, cy, scale: s, colour: c = '#e5383f' }: LanternProps) {
  const id = useId();
  const g = [`${id}0`, `${id}1`] as const;

  return (
    <g transform={`translate(${cx} ${cy}) scale(${s})`}>
      <defs>
        <Radial
          id={g[0]}
          stops={[
            [0, '#fff0c0'],
            [0.3, '#ffb45c'],
            [0.65, c],
            [1, shaded(c, 0.5)],
          ]}
          at={[0.42, 0.42, 0.62]}
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
      <path d="M0-60V-36" stroke={gold[1]} strokeWidth="2" />
      <ellipse rx="38" ry="32" fill={`url(#${g[0]})`} />
      <path
        d="M-20-27C-28-10-28 10-20 27M0-32V32M20-27C28-10 28 10 20 27"
        stroke="#8f1428"
        strokeOpacity=".55"
        strokeWidth="1.8"
        fill="none"
      />
      <rect x="-17" y="-38" width="34" height="9" rx="3" fill={`url(#${g[1]})`} />
      <rect x="-17" y="29" width="34" height="9" rx="3" fill={`url(#${g[1]})`} />
      <path d="M-8 38V60M0 38V68M8 38V60" stroke={gold[1]} strokeWidth="2.5" strokeLinecap="round" />
    </g>
  );
}
