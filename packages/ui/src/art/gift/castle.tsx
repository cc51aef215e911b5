import { useId } from 'react';
import { GiftPicture } from './gift-picture.tsx';
import { diagonal, Linear } from '../gradient.tsx';
import { Glow } from '../scene/glow.tsx';

/** A castle. */
export function GiftCastle() {
  const id = useId();
  const g = `${id}g`;
  const h = `${id}h`;
  return (
    <GiftPicture>
      <defs>
        <Linear
          id={g}
          stops={[
            [0, '#f1ecff'],
            [1, '#7a68d8'],
          ]}
          line={diagonal}
        />
        <Linear
          id={h}
          stops={[
            [0, '#ff9ad5'],
            [1, '#b32a86'],
          ]}
        />
      </defs>
      <Glow cx={32} cy={32} r={32} colour="#cdb4ff" opacity={0.35} />
      <path d="M10 58V32H20V26H24V18H40V26H44V32H54V58Z" fill={`url(#${g})`} />
      <path d="M8 33 15 19 22 33ZM42 33 49 19 56 33ZM22 19 32 4 42 19Z" fill={`url(#${h})`} />
      <path d="M27 58V48a5 5 0 0 1 10 0V58Z" fill="#3a2a86" />
      <rect x="29.5" y="25" width="5" height="8" rx="2.5" fill="#ffe9a8" />
      <rect x="13" y="39" width="4" height="7" rx="2" fill="#ffe9a8" />
      <rect x="47" y="39" width="4" height="7" rx="2" fill="#ffe9a8" />
      <path d="M32 4V0l6 2-6 2" fill="#f5c65b" />
    </GiftPicture>
  );
}
