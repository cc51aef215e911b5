import { memo, useId } from 'react';
import { NightSky } from '../night-sky.tsx';

/** A valley under the moon, ridge behind ridge with mist between: the ground of the plinko board. */
export const PlinkoValley = memo(function PlinkoValley() {
  const id = useId();
  return (
    <svg viewBox="0 0 1000 560" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <NightSky moon={[842, 104, 38]} high="#070d28" low="#27407f" />
      <defs>
        <linearGradient id={`${id}mist`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#9db4ff" stopOpacity="0" />
          <stop offset="1" stopColor="#9db4ff" stopOpacity="0.26" />
        </linearGradient>
        <linearGradient id={`${id}far`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#3d5596" />
          <stop offset="1" stopColor="#22336c" />
        </linearGradient>
        <linearGradient id={`${id}near`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#22305f" />
          <stop offset="1" stopColor="#0b1230" />
        </linearGradient>
      </defs>
      <path
        d="M0 350 L70 250 L128 306 L206 190 L290 320 L360 276 L440 352 H560 L640 268 L720 330 L806 214 L880 308 L940 260 L1000 330 V560 H0z"
        fill={`url(#${id}far)`}
      />
      <path
        d="M206 190 L224 262 L246 252 L290 320 L206 190 M806 214 L818 280 L846 266 L880 308z"
        fill="#16234f"
        opacity="0.6"
      />
      <path d="M0 300 H1000 V420 H0z" fill={`url(#${id}mist)`} />
      <path
        d="M0 420 Q90 330 168 372 T330 420 Q500 452 670 414 T850 366 Q930 336 1000 410 V560 H0z"
        fill={`url(#${id}near)`}
      />
      <path d="M0 400 H1000 V500 H0z" fill={`url(#${id}mist)`} opacity="0.7" />
      <path d="M0 506 Q250 462 500 496 T1000 484 V560 H0z" fill="#080d22" />
      <Pine x={60} y={500} scale={1.1} />
      <Pine x={132} y={512} scale={0.8} />
      <Pine x={926} y={498} scale={1.2} />
      <Pine x={864} y={512} scale={0.76} />
    </svg>
  );
});

function Pine({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-4 0 Q-2 -40 0 -92 Q3 -40 5 0z" fill="#1a1530" />
      {[-88, -66, -44, -22].map((top, floor) => (
        <path
          key={top}
          d={`M0 ${top - 14} Q${-18 - floor * 7} ${top + 6} ${-26 - floor * 8} ${top + 14} Q0 ${top + 6} ${26 + floor * 8} ${top + 14} Q${18 + floor * 7} ${top + 6} 0 ${top - 14}z`}
          fill={floor % 2 === 0 ? '#17305a' : '#132850'}
        />
      ))}
    </g>
  );
}
