import { useId } from 'react';

/** A table of green cloth under a lamp: the ground of video poker. */
export function PokerTable() {
  const id = useId();
  return (
    <svg viewBox="0 0 1000 560" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <radialGradient id={`${id}cloth`} cx="0.42" cy="0.3" r="0.9">
          <stop offset="0" stopColor="#1c8a68" />
          <stop offset="0.5" stopColor="#0c4a3f" />
          <stop offset="1" stopColor="#041a1c" />
        </radialGradient>
        <linearGradient id={`${id}rail`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#7a4a22" />
          <stop offset="1" stopColor="#2c170a" />
        </linearGradient>
      </defs>
      <rect width="1000" height="560" fill={`url(#${id}cloth)`} />
      <ellipse
        cx="500"
        cy="340"
        rx="430"
        ry="170"
        fill="none"
        stroke="#f5c65b"
        strokeOpacity="0.22"
        strokeWidth="2"
      />
      <ellipse cx="500" cy="340" rx="408" ry="154" fill="none" stroke="#f5c65b" strokeOpacity="0.12" />
      <path d="M0 560V528c160 24 330 30 500 30s340-6 500-30v32z" fill={`url(#${id}rail)`} />
    </svg>
  );
}
