import { useId } from 'react';
import { across, diagonal, Linear } from '../gradient.tsx';

export interface TrophyProps {
  cx: number;
  cy: number;
  scale: number;
}

/** A cup. */
export function Trophy({ cx, cy, scale: s }: TrophyProps) {
  const id = useId();
  const g = [`${id}0`, `${id}1`, `${id}2`] as const;

  return (
    <g transform={`translate(${cx} ${cy}) scale(${s})`}>
      <defs>
        <Linear
          id={g[0]}
          stops={[
            [0, '#fff6d6'],
            [0.25, '#f8d06c'],
            [0.6, '#d9962f'],
            [1, '#7a4a10'],
          ]}
          line={across}
        />
        <Linear
          id={g[1]}
          stops={[
            [0, '#fff0bf'],
            [1, '#a3661a'],
          ]}
          line={diagonal}
        />
        <Linear
          id={g[2]}
          stops={[
            [0, '#46548c'],
            [1, '#141a38'],
          ]}
        />
      </defs>
      <path
        d="M-34-44H-56C-58-12-44 0-26 4M34-44H56C58-12 44 0 26 4"
        fill="none"
        stroke={`url(#${g[1]})`}
        strokeWidth="7"
      />
      <path d="M-38-54H38C38-10 24 18 0 22-24 18-38-10-38-54Z" fill={`url(#${g[0]})`} />
      <ellipse cy="-54" rx="38" ry="7" fill="#8a5414" />
      <ellipse cy="-54" rx="38" ry="7" fill="none" stroke="#fff0bf" strokeWidth="2" />
      <path
        d="M-28-44C-28-16-20 4-8 12"
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M0-38 4.7-28 15.7-26.7 7.6-19.2 9.8-8.3 0-13.7-9.8-8.3-7.6-19.2-15.7-26.7-4.7-28Z"
        fill="#fff3c9"
      />
      <path d="M-7 20H7L10 42H-10Z" fill={`url(#${g[0]})`} />
      <path d="M-22 42H22L26 50H-26Z" fill={`url(#${g[0]})`} />
      <rect x="-34" y="50" width="68" height="18" rx="4" fill={`url(#${g[2]})`} />
      <rect x="-14" y="55" width="28" height="8" rx="2" fill={`url(#${g[0]})`} />
    </g>
  );
}
