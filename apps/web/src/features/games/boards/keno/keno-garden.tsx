import { memo } from 'react';
import { NightSky } from '../night-sky.tsx';

const leaves = [0, 1, 2, 3, 4, 5, 6] as const;

/** A garden with bamboo and a pond behind a lattice window: the ground of the keno board. */
export const KenoGarden = memo(function KenoGarden() {
  return (
    <svg viewBox="0 0 1000 560" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <NightSky moon={[196, 70, 40]} high="#06122a" low="#1f4a72" />
      <path d="M0 420 Q120 330 250 372 T520 380 T780 352 T1000 400 V560 H0z" fill="#12305a" />
      <path d="M0 456 H1000 V560 H0z" fill="#0c2444" />
      {[470, 488, 512, 540].map((y, row) => (
        <path
          key={y}
          d={`M${40 + row * 30} ${y} h${180 - row * 20} M${420 - row * 40} ${y + 6} h${140} M${760 - row * 26} ${y} h${170}`}
          stroke="#ffe6a6"
          strokeOpacity={0.24 - row * 0.04}
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      ))}
      {[
        [26, 1],
        [62, 0.84],
        [952, 1],
        [986, 0.9],
        [916, 0.72],
        [112, 0.7],
        [880, 0.8],
      ].map(([x = 0, scale = 1]) => (
        <Bamboo key={x} x={x} scale={scale} />
      ))}
      {[
        [170, 520],
        [850, 524],
        [120, 546],
        [900, 548],
      ].map(([x = 0, y = 0]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <ellipse rx="44" ry="10" fill="#1c5a58" />
          <path d="M-44 0 A44 10 0 0 1 20 -9 L0 0z" fill="#2f8074" />
          <path d="M0 -6 q-16 -12 -14 -24 q10 4 14 12 q4 -8 14 -12 q2 12 -14 24z" fill="#ff9fb4" />
        </g>
      ))}
    </svg>
  );
});

function Bamboo({ x, scale }: { x: number; scale: number }) {
  return (
    <g transform={`translate(${x} 0) scale(${scale} 1)`}>
      {leaves.map((joint) => (
        <g key={joint} transform={`translate(0 ${joint * 84 - 20})`}>
          <rect x="-8" width="16" height="80" rx="4" fill="#1d5c4b" />
          <rect x="-6" y="3" width="4" height="74" rx="2" fill="#5fb98c" opacity="0.75" />
          <path
            d={
              joint % 2 === 0
                ? 'M6 12 Q40 6 66 34 Q36 30 6 12 M6 16 Q34 34 38 62 Q16 44 6 16'
                : 'M-6 12 Q-40 6 -66 34 Q-36 30 -6 12 M-6 16 Q-34 34 -38 62 Q-16 44 -6 16'
            }
            fill="#2b7a5c"
          />
        </g>
      ))}
    </g>
  );
}
