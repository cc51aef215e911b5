import { memo } from 'react';
import { NightSky } from '../night-sky.tsx';

/** A sea of clouds below the stars, mountain tops above it: the ground of the limbo board. */
export const LimboSky = memo(function LimboSky() {
  return (
    <svg viewBox="0 0 1000 560" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <NightSky moon={[800, 110, 46]} high="#060b24" low="#3b4690" />
      <path d="M110 540 L250 330 L292 372 L340 316 L500 540z" fill="#283672" />
      <path d="M250 330 L268 396 L292 372 L340 316 L356 392 L500 540 H322z" fill="#1a2555" opacity="0.7" />
      <path d="M580 540 L700 356 L738 392 L792 306 L950 540z" fill="#2b3a78" />
      <path d="M792 306 L806 390 L950 540 H762z" fill="#1a2555" opacity="0.7" />
      {[
        ['#4a5aa8', 448, 0.8],
        ['#3b4992', 478, 0.92],
        ['#2c3878', 512, 1],
      ].map(([fill, y, opacity]) => (
        <path
          key={y}
          transform={`translate(${((Number(y) * 7) % 90) - 60} ${y})`}
          d="M-60 120 V20 Q-30 -6 10 12 Q40 -30 92 -10 Q130 -40 176 -8 Q216 -20 240 14 Q290 -20 340 8 Q384 -34 436 -8 Q476 -30 520 6 Q566 -24 616 4 Q650 -36 704 -10 Q744 -30 780 8 Q830 -22 880 4 Q924 -30 976 -4 Q1020 -20 1090 12 V120z"
          fill={String(fill)}
          opacity={Number(opacity)}
        />
      ))}
    </svg>
  );
});
