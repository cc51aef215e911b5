import { useId } from 'react';

/** The camp below the wall at night, beacons burning: the ground of the board. */
export function DrumCamp() {
  const id = useId();
  return (
    <svg viewBox="0 0 1000 560" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0d1636" />
          <stop offset="0.5" stopColor="#2a2a5e" />
          <stop offset="0.8" stopColor="#7a3444" />
          <stop offset="1" stopColor="#b0552f" />
        </linearGradient>
        <linearGradient id={`${id}earth`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3d2440" />
          <stop offset="1" stopColor="#140c1e" />
        </linearGradient>
        <linearGradient id={`${id}cloth`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#ff7a5c" />
          <stop offset="0.4" stopColor="#c8242f" />
          <stop offset="1" stopColor="#5e0a1c" />
        </linearGradient>
        <radialGradient id={`${id}fire`} cx="0.5" cy="0.6" r="0.6">
          <stop offset="0" stopColor="#fff6da" />
          <stop offset="0.3" stopColor="#ffb84d" />
          <stop offset="1" stopColor="#e0522d" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1000" height="560" fill={`url(#${id}sky)`} />
      <path
        d="M0 360 110 200 190 280 300 150 430 300 560 190 690 320 820 170 910 270 1000 200V560H0Z"
        fill="#1d1d47"
      />
      <path
        d="M0 380Q70 320 150 336T300 300 460 350 620 320 780 340 900 296 1000 330V560H0Z"
        fill="#2a1c40"
      />
      <path
        d="M0 372Q70 312 150 328T300 292 460 342 620 312 780 332 900 288 1000 322"
        fill="none"
        stroke="#4a3358"
        strokeWidth="14"
        strokeDasharray="12 5"
      />
      <Beacon x={50} y={316} id={id} />
      <Beacon x={944} y={286} id={id} />
      <path d="M0 440Q500 400 1000 440V560H0Z" fill={`url(#${id}earth)`} />
      <Standard x={44} id={id} />
      <Standard x={956} id={id} flip />
      <Tent x={130} y={500} id={id} />
      <Tent x={872} y={500} id={id} />
      <ellipse cx="60" cy="540" rx="90" ry="46" fill={`url(#${id}fire)`} opacity="0.6" />
      <ellipse cx="940" cy="540" rx="90" ry="46" fill={`url(#${id}fire)`} opacity="0.6" />
    </svg>
  );
}

function Beacon({ x, y, id }: { x: number; y: number; id: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cy="-44" r="60" fill={`url(#${id}fire)`} opacity="0.7" />
      <path d="M-22 24-17-24H17L22 24ZM-22-34H-12V-24H-5V-34H5V-24H12V-34H22V-20H-22Z" fill="#3d2a52" />
      <path d="M-12-34C-16-50-4-54-2-70 12-58 16-46 11-34Z" fill="#ffb84d" />
      <path d="M-5-34C-7-44 0-46 1-54 7-47 8-41 6-34Z" fill="#fff6da" />
    </g>
  );
}

function Standard({ x, id, flip = false }: { x: number; id: string; flip?: boolean }) {
  return (
    <g transform={`translate(${x} 0)${flip ? ' scale(-1 1)' : ''}`}>
      <path d="M-20 80H-13V540H-20Z" fill="#6b3a1c" />
      <path d="M-16 60-8 76-16 90-24 76Z" fill="#f5c65b" />
      <path
        d="M-12 96C4 90 14 104 40 96L40 250 14 230-12 258Z"
        fill={`url(#${id}cloth)`}
        stroke="#f5c65b"
        strokeWidth="3"
      />
      <circle cx="14" cy="158" r="18" fill="none" stroke="#ffe6a6" strokeWidth="4" />
      <circle cx="14" cy="158" r="7" fill="#ffe6a6" />
    </g>
  );
}

function Tent({ x, y, id }: { x: number; y: number; id: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-90 50 0-50 90 50Z" fill={`url(#${id}cloth)`} opacity="0.75" />
      <path d="M-24 50 0-50 24 50Z" fill="#2a0a14" />
      <path d="M-14 50 0-20 14 50Z" fill="#ffb84d" opacity="0.6" />
      <path d="M-90 50 0-50" stroke="#ffd9a0" strokeOpacity="0.6" strokeWidth="3" />
    </g>
  );
}
