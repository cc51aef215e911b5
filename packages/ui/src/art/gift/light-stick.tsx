import { useId } from 'react';
import { GiftPicture } from './gift-picture.tsx';
import { across, Linear } from '../gradient.tsx';
import { Glow } from '../scene/glow.tsx';

/** A light stick. */
export function GiftLightStick() {
  const id = useId();
  const g = `${id}g`;
  const h = `${id}h`;
  return (
    <GiftPicture>
      <defs>
        <Linear
          id={g}
          stops={[
            [0, '#eaffff'],
            [0.4, '#57e0ff'],
            [1, '#2f6af2'],
          ]}
          line={across}
        />
        <Linear
          id={h}
          stops={[
            [0, '#46548c'],
            [1, '#141a38'],
          ]}
          line={across}
        />
      </defs>
      <Glow cx={38} cy={24} r={26} colour="#57e0ff" opacity={0.55} />
      <g transform="rotate(32 32 32)">
        <rect x="26.5" y="2" width="11" height="36" rx="5.5" fill={`url(#${g})`} />
        <rect x="29" y="5" width="2.5" height="28" rx="1.25" fill="#fff" opacity=".9" />
        <rect x="25.5" y="38" width="13" height="4" rx="2" fill="#c9d2ee" />
        <rect x="27" y="42" width="10" height="19" rx="3.5" fill={`url(#${h})`} />
      </g>
    </GiftPicture>
  );
}
