import { useId } from 'react';
import { GiftPicture } from './gift-picture.tsx';
import { Linear, Radial } from '../gradient.tsx';

/** A rose. */
export function GiftRose() {
  const id = useId();
  const g = `${id}g`;
  const h = `${id}h`;
  return (
    <GiftPicture>
      <defs>
        <Radial
          id={g}
          stops={[
            [0, '#ff9aa5'],
            [0.5, '#e5383f'],
            [1, '#8f1028'],
          ]}
        />
        <Linear
          id={h}
          stops={[
            [0, '#4fd08a'],
            [1, '#0f6b42'],
          ]}
        />
      </defs>
      <path
        d="M33 34C34 44 32 52 29 61"
        stroke={`url(#${h})`}
        strokeWidth="3.5"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M32 48C40 40 48 42 50 44 46 52 38 53 31 52ZM31 54C24 46 17 48 15 50 19 57 26 58 30 57Z"
        fill={`url(#${h})`}
      />
      <path
        d="M32 5C44 5 50 14 49 23 48 33 40 38 32 38 24 38 16 33 15 23 14 14 20 5 32 5Z"
        fill={`url(#${g})`}
      />
      <path
        d="M18 18C24 30 40 30 47 17M22 12C26 22 38 22 42 12M27 8C30 14 35 14 38 9M15 23C22 36 42 37 49 24"
        fill="none"
        stroke="#6e0c20"
        strokeOpacity=".6"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path
        d="M19 13C21 9 25 7 29 6.5"
        stroke="#fff"
        strokeOpacity=".8"
        strokeWidth="1.8"
        fill="none"
        strokeLinecap="round"
      />
    </GiftPicture>
  );
}
