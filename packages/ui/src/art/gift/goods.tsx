import { useId } from 'react';
import { diagonal, Linear } from '../gradient.tsx';
import { GiftPicture } from './gift-picture.tsx';

/** A phone with a lit screen. */
export function GoodsPhone() {
  const id = useId();
  return (
    <GiftPicture>
      <defs>
        <Linear
          id={`${id}b`}
          stops={[
            [0, '#7f8fc4'],
            [1, '#1a2247'],
          ]}
          line={diagonal}
        />
        <Linear
          id={`${id}s`}
          stops={[
            [0, '#6fa0ff'],
            [0.55, '#3a4fd0'],
            [1, '#141a3c'],
          ]}
          line={diagonal}
        />
      </defs>
      <g transform="rotate(-10 32 32)">
        <rect x="18" y="5" width="28" height="54" rx="6" fill={`url(#${id}b)`} />
        <rect x="20.5" y="7.5" width="23" height="49" rx="4" fill={`url(#${id}s)`} />
        <rect x="27" y="10" width="10" height="2.6" rx="1.3" fill="#0b1024" />
        <path d="M20.5 40 43.5 22V30L20.5 48Z" fill="#fff" fillOpacity=".16" />
        <rect x="28" y="52" width="8" height="1.6" rx=".8" fill="#fff" fillOpacity=".7" />
      </g>
    </GiftPicture>
  );
}

/** Headphones. */
export function GoodsHeadphones() {
  const id = useId();
  return (
    <GiftPicture>
      <defs>
        <Linear
          id={`${id}c`}
          stops={[
            [0, '#aab6e6'],
            [1, '#2a3566'],
          ]}
        />
      </defs>
      <path d="M12 38C12 8 52 8 52 38" fill="none" stroke={`url(#${id}c)`} strokeWidth="5" />
      <path d="M15 34C17 16 47 16 49 34" fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth="1.4" />
      <rect x="7" y="34" width="13" height="22" rx="6" fill={`url(#${id}c)`} />
      <rect x="44" y="34" width="13" height="22" rx="6" fill={`url(#${id}c)`} />
      <rect x="18" y="36" width="5" height="18" rx="2.5" fill="#12183a" />
      <rect x="41" y="36" width="5" height="18" rx="2.5" fill="#12183a" />
      <path
        d="M10.5 40V50M53.5 40V50"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </GiftPicture>
  );
}

/** A football jersey. */
export function GoodsJersey() {
  const id = useId();
  return (
    <GiftPicture>
      <defs>
        <Linear
          id={`${id}j`}
          stops={[
            [0, '#ff6a6f'],
            [1, '#a11529'],
          ]}
          line={diagonal}
        />
      </defs>
      <path
        d="M22 10 8 17 4 30 14 34 17 30V56H47V30L50 34 60 30 56 17 42 10C39 16 25 16 22 10Z"
        fill={`url(#${id}j)`}
      />
      <path d="M22 10C25 16 39 16 42 10L39.500 9C37 13 27 13 24.500 9Z" fill="#fff3c9" />
      <path d="M17 30V56H22V24ZM47 30V56H42V24Z" fill="#000" fillOpacity=".16" />
      <path d="M29 26H35V46H30.500V31H29Z" fill="#fff" />
    </GiftPicture>
  );
}
