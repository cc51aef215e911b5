import { useId } from 'react';
import { gold, round1 } from '../colour.ts';
import { draw } from '../draw.tsx';
import { across, diagonal, Linear } from '../gradient.tsx';

export interface DrumProps {
  cx: number;
  cy: number;
  scale: number;
}

/** A drum with two sticks. */
export function Drum({ cx, cy, scale: s }: DrumProps) {
  const id = useId();
  const g = [`${id}0`, `${id}1`, `${id}2`] as const;

  return (
    <g transform={`translate(${cx} ${cy}) scale(${s})`}>
      <defs>
        <Linear
          id={g[0]}
          stops={[
            [0, '#ff7a5c'],
            [0.35, '#d8303a'],
            [0.8, '#7d0f24'],
            [1, '#4a0717'],
          ]}
          line={across}
        />
        <Linear
          id={g[1]}
          stops={[
            [0, '#fffaf0'],
            [0.7, '#ecd9b4'],
            [1, '#c4a674'],
          ]}
          line={diagonal}
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
      </defs>
      <path d="M-58-26C-70 0-70 26-54 48A56 16 0 0 0 54 48C70 26 70 0 58-26Z" fill={`url(#${g[0]})`} />
      {draw(Array.from({ length: 9 }), (_, i) => {
        const a = Math.PI * (0.08 + i * 0.105);
        return (
          <>
            <circle
              cx={round1(-Math.cos(a) * 60)}
              cy={round1(-16 + Math.sin(a) * 17)}
              r="3.2"
              fill={`url(#${g[2]})`}
            />
            <circle
              cx={round1(-Math.cos(a) * 56)}
              cy={round1(36 + Math.sin(a) * 17)}
              r="3.2"
              fill={`url(#${g[2]})`}
            />
          </>
        );
      })}
      <ellipse cy="-26" rx="60" ry="20" fill={`url(#${g[2]})`} />
      <ellipse cy="-27" rx="54" ry="17" fill={`url(#${g[1]})`} />
      <ellipse cy="-27" rx="26" ry="8" fill="none" stroke="#c3283a" strokeWidth="3" />
      <path d="M-10-27 0-30.5 10-27 0-23.5Z" fill="#c3283a" />
      <circle cy="18" r="15" fill="none" stroke={`url(#${g[2]})`} strokeWidth="5" />
      <g strokeLinecap="round">
        <path d="M-78-74-22-34" stroke="#8a4b25" strokeWidth="7" />
        <path d="M76-80 24-36" stroke="#8a4b25" strokeWidth="7" />
        <circle cx="-20" cy="-33" r="8" fill="#ffe9c4" />
        <circle cx="22" cy="-35" r="8" fill="#ffe9c4" />
      </g>
    </g>
  );
}
