import { useId } from 'react';
import { gold, lit, shaded } from '../colour.ts';
import { diagonal, Linear } from '../gradient.tsx';

export interface GiftBoxProps {
  cx: number;
  cy: number;
  scale: number;
  colour?: string;
}

/** A wrapped box with a gold ribbon. */
export function GiftBox({ cx, cy, scale: s, colour: c = '#d8333f' }: GiftBoxProps) {
  const id = useId();
  const g = [`${id}0`, `${id}1`, `${id}2`, `${id}3`] as const;

  return (
    <g transform={`translate(${cx} ${cy}) scale(${s})`}>
      <defs>
        <Linear
          id={g[0]}
          stops={[
            [0, lit(c, 0.22)],
            [1, shaded(c, 0.25)],
          ]}
        />
        <Linear
          id={g[1]}
          stops={[
            [0, c],
            [1, shaded(c, 0.55)],
          ]}
        />
        <Linear
          id={g[2]}
          stops={[
            [0, gold[0]],
            [0.4, gold[1]],
            [1, gold[2]],
          ]}
          line={diagonal}
        />
        <Linear
          id={g[3]}
          stops={[
            [0, lit(c, 0.5)],
            [1, lit(c, 0.05)],
          ]}
          line={diagonal}
        />
      </defs>
      <path d="M0-8 52-28V28L0 52Z" fill={`url(#${g[1]})`} />
      <path d="M0-8-52-28V28L0 52Z" fill={`url(#${g[0]})`} />
      <path d="M-32-20.3-20-15.7V43L-32 37.3ZM20-15.7 32-20.3V37.3L20 43Z" fill={`url(#${g[2]})`} />
      <path d="M0-50 58-28 0-4-58-28Z" fill={`url(#${g[3]})`} />
      <path d="M-58-28 0-4V8L-58-16Z" fill={c} />
      <path d="M58-28 0-4V8L58-16Z" fill={shaded(c, 0.35)} />
      <path d="M-36-36.5 26-14.5 38-19.5-24-41ZM36-36.5-26-14.5-38-19.5 24-41Z" fill={`url(#${g[2]})`} />
      <path
        d="M0-30C-8-56-36-62-40-46-42-34-16-30 0-30ZM0-30C8-56 36-62 40-46 42-34 16-30 0-30Z"
        fill={`url(#${g[2]})`}
      />
      <path
        d="M-4-34C-12-48-28-52-31-45-32-38-16-34-4-34ZM4-34C12-48 28-52 31-45 32-38 16-34 4-34Z"
        fill={gold[3]}
        opacity=".45"
      />
      <circle cy="-31" r="8" fill={`url(#${g[2]})`} />
    </g>
  );
}
