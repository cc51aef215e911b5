import { useId } from 'react';
import { GiftPicture } from './gift-picture.tsx';
import { across, Linear } from '../gradient.tsx';

/** A mug. */
export function GiftBeer() {
  const id = useId();
  const g = `${id}g`;
  return (
    <GiftPicture>
      <defs>
        <Linear
          id={g}
          stops={[
            [0, '#ffe08a'],
            [0.5, '#f7ac2b'],
            [1, '#b5650f'],
          ]}
          line={across}
        />
      </defs>
      <path d="M43 26h8a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6h-8" fill="none" stroke="#dfe6f7" strokeWidth="5" />
      <path d="M12 20H44V54a5 5 0 0 1-5 5H17a5 5 0 0 1-5-5Z" fill={`url(#${g})`} />
      <path
        d="M12 20H44V54a5 5 0 0 1-5 5H17a5 5 0 0 1-5-5Z"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="1.5"
      />
      <path
        d="M20 30V50M28 30V50M36 30V50"
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M9 22a7 7 0 0 1 6-10 9 9 0 0 1 15-4 8 8 0 0 1 13 4 6.5 6.5 0 0 1 2 12c-3 1-4-1-7 0v6a3 3 0 0 1-6 0v-5c-4-1-7 1-11-.5-4 1.5-9 1-12-2.5Z"
        fill="#fffaf0"
      />
      <path d="M13 16a7 7 0 0 1 5-3" stroke="#f3dfb0" strokeWidth="2" fill="none" strokeLinecap="round" />
    </GiftPicture>
  );
}
