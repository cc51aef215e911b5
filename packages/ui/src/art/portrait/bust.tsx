import { useId } from 'react';
import { lit, mix, shaded } from '../colour.ts';
import { across, diagonal, Linear } from '../gradient.tsx';
import { Face } from './face.tsx';
import { hairShapes } from './hair-shapes.ts';
import type { PortraitLook } from './portrait-look.ts';
import { Cap, Headset } from './worn.tsx';

/** Head and shoulders without a ground, on a 96 grid: for scenes. Light from the left. */
export function Bust({ look }: { look: PortraitLook }) {
  const id = useId();
  const { hair, hairColour, skin, top } = look;
  const plain = hair === 'short' || hair === 'cap';
  const shade = mix(skin, '#8a3a2a', 0.28);
  const { back, front } = hairShapes[hair];
  const behind = <path d={back} fill={shaded(hairColour, 0.2)} />;
  return (
    <>
      <defs>
        <Linear
          id={`${id}t`}
          stops={[
            [0, lit(top, 0.2)],
            [1, shaded(top)],
          ]}
          line={diagonal}
        />
        <Linear
          id={`${id}s`}
          stops={[
            [0, lit(skin, 0.25)],
            [0.6, skin],
            [1, shade],
          ]}
          line={across}
        />
      </defs>
      {!plain && behind}
      <path d="M6 104C8 80 26 73 39 70H57C70 73 88 80 90 104Z" fill={`url(#${id}t)`} />
      <path d="M40 56H56V71Q48 80 40 71Z" fill={shade} />
      <path d="M38 70Q48 82 58 70" fill="none" stroke={lit(top, 0.45)} strokeWidth="2.5" />
      <path d="M6 104C8 84 20 77 30 74" stroke="#fff" strokeOpacity=".4" strokeWidth="1.5" fill="none" />
      {plain && behind}
      <Face look={look} fill={`${id}s`} plain={plain} />
      <path d={front} fill={hairColour} />
      {hair === 'cap' ? (
        <Cap colour={look.cap} />
      ) : (
        <path
          d="M33 30C36 22 44 19 50 20"
          stroke={lit(hairColour, 0.22)}
          strokeWidth="2"
          fill="none"
          strokeLinecap="round"
        />
      )}
      {look.headset && <Headset />}
    </>
  );
}
