import { memo, useId } from 'react';
import { NightSky } from '../night-sky.tsx';
import { DrawnDeck } from './drawn-deck.tsx';

/** A lacquered card table in a pavilion above the hills: the deck at its left, the sides of a guess at its right. */
export const HiloTable = memo(function HiloTable() {
  const id = useId();
  return (
    <svg viewBox="0 0 1000 560" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <NightSky moon={[318, 92, 38]} high="#0a1032" low="#3a4590" />
      <defs>
        <radialGradient id={`${id}cloth`} cx="0.46" cy="0.2" r="0.86">
          <stop offset="0" stopColor="#2a9a86" />
          <stop offset="0.42" stopColor="#136257" />
          <stop offset="1" stopColor="#062a2c" />
        </radialGradient>
        <linearGradient id={`${id}wood`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#3a160e" />
          <stop offset="0.42" stopColor="#a3482a" />
          <stop offset="0.56" stopColor="#c86a3c" />
          <stop offset="1" stopColor="#35130c" />
        </linearGradient>
        <linearGradient id={`${id}post`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#7c2a1c" />
          <stop offset="0.4" stopColor="#b4472d" />
          <stop offset="1" stopColor="#4a150f" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="#ffb65a" stopOpacity="0.5" />
          <stop offset="1" stopColor="#ffb65a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 196 Q120 128 236 176 T470 158 T706 180 T1000 150 V300 H0z" fill="#27346f" />
      <path d="M0 226 Q170 172 330 206 T640 194 T1000 204 V320 H0z" fill="#1b2658" />
      <Post x={24} id={id} />
      <Post x={944} id={id} />
      <path d="M0 0 H1000 V22 Q500 44 0 22z" fill="#2a0f12" />
      <path d="M0 22 Q500 44 1000 22 V29 Q500 51 0 29z" fill="#b98536" />
      <Lantern x={132} id={id} />
      <ellipse cx="500" cy="520" rx="640" ry="350" fill="#05070f" opacity="0.5" />
      <ellipse cx="500" cy="510" rx="628" ry="346" fill={`url(#${id}wood)`} />
      <path
        d="M-90 400 A628 346 0 0 1 1090 400"
        fill="none"
        stroke="#ffd9a0"
        strokeOpacity="0.5"
        strokeWidth="2.5"
      />
      <ellipse cx="500" cy="518" rx="600" ry="328" fill="#04191b" opacity="0.75" />
      <ellipse cx="500" cy="522" rx="596" ry="326" fill={`url(#${id}cloth)`} />
      <ellipse
        cx="500"
        cy="530"
        rx="548"
        ry="296"
        fill="none"
        stroke="#f5c65b"
        strokeOpacity="0.32"
        strokeWidth="2"
      />
      <g fill="#f5c65b" opacity="0.26">
        <path d="M690 246 L728 300 H706 V340 H674 V300 H652z" />
        <path d="M796 340 L758 286 H780 V246 H812 V286 H834z" />
      </g>
      <DrawnDeck x={174} y={226} />
    </svg>
  );
});

/** A lacquered post of the pavilion, from the beam to behind the table. */
function Post({ x, id }: { x: number; id: string }) {
  return (
    <g>
      <rect x={x} y="0" width="32" height="460" fill={`url(#${id}post)`} />
      <rect x={x - 5} y="40" width="42" height="9" fill="#d6a048" />
      <rect x={x - 5} y="49" width="42" height="4" fill="#6e4715" />
    </g>
  );
}

function Lantern({ x, id }: { x: number; id: string }) {
  return (
    <g>
      <circle cx={x} cy="112" r="78" fill={`url(#${id}glow)`} />
      <path d={`M${x} 36 V78`} stroke="#7b4a22" strokeWidth="3" />
      <rect x={x - 12} y="76" width="24" height="7" rx="2" fill="#d6a048" />
      <ellipse cx={x} cy="112" rx="31" ry="30" fill="#e8492e" />
      <path
        d={`M${x} 82 Q${x - 22} 112 ${x} 142 M${x} 82 Q${x + 22} 112 ${x} 142 M${x} 82 V142`}
        fill="none"
        stroke="#8c1f18"
        strokeOpacity="0.55"
        strokeWidth="2"
      />
      <ellipse cx={x - 10} cy="102" rx="9" ry="14" fill="#ffd08a" opacity="0.45" />
      <rect x={x - 12} y="140" width="24" height="7" rx="2" fill="#d6a048" />
      <path d={`M${x - 5} 147 V170 M${x} 147 V176 M${x + 5} 147 V170`} stroke="#e8492e" strokeWidth="2.4" />
    </g>
  );
}
