import { useId } from 'react';
import { GiftPicture } from './gift-picture.tsx';
import { diagonal, Linear } from '../gradient.tsx';

/** A whistle. */
export function GiftWhistle() {
  const id = useId();
  const g = `${id}g`;
  return (
    <GiftPicture>
      <defs>
        <Linear
          id={g}
          stops={[
            [0, '#c9ffe4'],
            [0.4, '#34c27c'],
            [1, '#0b5e3c'],
          ]}
          line={diagonal}
        />
      </defs>
      <path d="M24 14 20 6M32 12V4M40 14l4-8" stroke="#f5c65b" strokeWidth="3" strokeLinecap="round" />
      <path d="M8 22H56V34H42.5A17 17 0 1 1 12 30.5L8 29Z" fill={`url(#${g})`} />
      <circle cx="27" cy="40" r="9" fill="#06402a" />
      <circle cx="25" cy="38" r="3.5" fill="#34c27c" />
      <path d="M10 24.5H54" stroke="#fff" strokeOpacity=".7" strokeWidth="2" strokeLinecap="round" />
      <rect x="34" y="22" width="10" height="6" fill="#06402a" />
    </GiftPicture>
  );
}
