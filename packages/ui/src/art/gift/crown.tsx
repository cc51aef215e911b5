import { useId } from 'react';
import { gold } from '../colour.ts';
import { GiftPicture } from './gift-picture.tsx';
import { diagonal, Linear } from '../gradient.tsx';
import { Glow } from '../scene/glow.tsx';

/** A crown. */
export function GiftCrown() {
  const id = useId();
  const g = `${id}g`;
  return (
    <GiftPicture>
      <defs>
        <Linear
          id={g}
          stops={[
            [0, gold[0]],
            [0.45, gold[1]],
            [1, gold[2]],
          ]}
          line={diagonal}
        />
      </defs>
      <Glow cx={32} cy={34} r={30} colour="#f5c65b" opacity={0.35} />
      <path
        d="M9 20 18 34 32 12 46 34 55 20 51 48H13Z"
        fill={`url(#${g})`}
        stroke="#8a5414"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <rect
        x="12"
        y="47"
        width="40"
        height="8"
        rx="3"
        fill={`url(#${g})`}
        stroke="#8a5414"
        strokeWidth="1.2"
      />
      <circle cx="9" cy="18" r="3.5" fill="#ff5d7a" />
      <circle cx="55" cy="18" r="3.5" fill="#3d7bff" />
      <circle cx="32" cy="10" r="4" fill="#34c27c" />
      <path d="M32 30 37 38 32 45 27 38Z" fill="#e5383f" />
      <circle cx="21" cy="51" r="1.8" fill="#fff" />
      <circle cx="32" cy="51" r="1.8" fill="#fff" />
      <circle cx="43" cy="51" r="1.8" fill="#fff" />
      <path
        d="M14 28 19 38 27 26"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="1.8"
        fill="none"
        strokeLinecap="round"
      />
    </GiftPicture>
  );
}
