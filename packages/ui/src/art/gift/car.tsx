import { useId } from 'react';
import { draw } from '../draw.tsx';
import { GiftPicture } from './gift-picture.tsx';
import { diagonal, Linear } from '../gradient.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** A sports car. */
export function GiftCar() {
  const id = useId();
  const g = `${id}g`;
  const w = `${id}w`;
  return (
    <GiftPicture>
      <defs>
        <Linear
          id={g}
          stops={[
            [0, '#ffb3bb'],
            [0.35, '#e8384f'],
            [1, '#7d0f24'],
          ]}
        />
        <Linear
          id={w}
          stops={[
            [0, '#dff3ff'],
            [1, '#3d6ad8'],
          ]}
          line={diagonal}
        />
      </defs>
      <Shadow cx={32} cy={50} rx={30} ry={5} opacity={0.6} />
      <path
        d="M3 42C3 34 9 31 16 30 21 22 28 18 37 18 45 18 50 24 53 30 60 31 62 35 61 44H4Z"
        fill={`url(#${g})`}
      />
      <path d="M20 30C24 24 29 21.5 35 21.5V30ZM38 21.5C44 22 47 25.5 49 30H38Z" fill={`url(#${w})`} />
      <path d="M6 38H60" stroke="#fff" strokeOpacity=".5" strokeWidth="1.5" />
      <path d="M55 35h6l.5 4h-5z" fill="#fff3c9" />
      <path d="M14 31C19 24 27 19.5 36 19.5" stroke="#fff" strokeOpacity=".8" strokeWidth="1.5" fill="none" />
      {draw([17, 48], (x) => (
        <>
          <circle cx={x} cy="44" r="7.5" fill="#0c1228" />
          <circle cx={x} cy="44" r="4" fill="#c9d2ee" />
          <circle cx={x} cy="44" r="1.5" fill="#46548c" />
        </>
      ))}
    </GiftPicture>
  );
}
