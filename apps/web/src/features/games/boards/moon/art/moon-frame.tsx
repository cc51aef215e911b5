import { useId } from 'react';

/** A moon gate around the reels, which stand at 70,120 of the grid, 500 x 500. */
export function MoonFrame() {
  const id = useId();
  return (
    <svg viewBox="0 0 640 740" aria-hidden>
      <defs>
        <linearGradient id={`${id}wall`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#dbe2ff" />
          <stop offset="0.5" stopColor="#8795cf" />
          <stop offset="1" stopColor="#2f3c7e" />
        </linearGradient>
        <linearGradient id={`${id}roof`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#6f8af0" />
          <stop offset="0.5" stopColor="#2c42a4" />
          <stop offset="1" stopColor="#101a52" />
        </linearGradient>
        <linearGradient id={`${id}gold`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff0bf" />
          <stop offset="0.4" stopColor="#f5c65b" />
          <stop offset="0.8" stopColor="#b9781f" />
          <stop offset="1" stopColor="#6d430d" />
        </linearGradient>
        <radialGradient id={`${id}moon`} cx="0.38" cy="0.34" r="0.7">
          <stop offset="0" stopColor="#fffbe9" />
          <stop offset="0.7" stopColor="#ffe3a0" />
          <stop offset="1" stopColor="#d99a42" />
        </radialGradient>
      </defs>
      <path d="M4 648H636L640 688H0Z" fill="#26336e" />
      <path d="M4 648H636" stroke="#bccbff" strokeOpacity="0.6" strokeWidth="3" />
      <path d="M22 96H618V650H22Z" fill={`url(#${id}wall)`} stroke="#1a2454" strokeWidth="2" />
      <path d="M58 108H582V632H58Z" fill={`url(#${id}gold)`} />
      <path d="M66 116H574V624H66Z" fill="#0a1230" />
      <path
        d="M-8 66C40 76 90 60 128 24H512C550 60 600 76 648 66 638 92 622 102 604 104H36C18 102 2 92-8 66Z"
        fill={`url(#${id}roof)`}
        stroke={`url(#${id}gold)`}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path
        d={Array.from({ length: 17 }, (_, tile) => {
          const foot = 64 + tile * 32;
          return `M${foot} 101 ${320 + (foot - 320) * 0.72} 30`;
        }).join('')}
        stroke="#0a1240"
        strokeOpacity="0.7"
        strokeWidth="4"
      />
      <path d="M122 16H518V27H122Z" fill={`url(#${id}gold)`} />
      <circle cx="320" cy="58" r="44" fill={`url(#${id}gold)`} />
      <circle cx="320" cy="58" r="37" fill={`url(#${id}moon)`} />
      <path
        d="M302 80C290 72 294 58 306 56 299 42 301 30 307 32 312 36 312 44 314 50 316 40 323 30 328 35 330 42 324 50 321 56 332 59 342 70 336 82Z"
        fill="#b9781f"
      />
      <path d="M26 108V640" stroke="#fff" strokeOpacity="0.5" strokeWidth="3" />
    </svg>
  );
}
