import { useId } from 'react';

const crystals = [
  [70, 470, 34, 130, -14],
  [128, 500, 26, 96, 6],
  [36, 520, 22, 80, -28],
  [892, 486, 36, 140, 12],
  [948, 512, 26, 96, 26],
  [838, 516, 22, 78, -8],
] as const;

/** A cave of crystals with light falling in from above left: the ground of the gem board. */
export function GemCave() {
  const id = useId();
  return (
    <svg viewBox="0 0 1000 560" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <radialGradient id={`${id}air`} cx="0.42" cy="0.2" r="0.95">
          <stop offset="0" stopColor="#1f6f7a" />
          <stop offset="0.45" stopColor="#123a55" />
          <stop offset="1" stopColor="#070c1c" />
        </radialGradient>
        <linearGradient id={`${id}beam`} x1="0" y1="0" x2="0.5" y2="1">
          <stop offset="0" stopColor="#d6fff4" stopOpacity="0.34" />
          <stop offset="1" stopColor="#d6fff4" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}crystal`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#d4fff3" />
          <stop offset="0.4" stopColor="#39c9b3" />
          <stop offset="1" stopColor="#0a4052" />
        </linearGradient>
      </defs>
      <rect width="1000" height="560" fill={`url(#${id}air)`} />
      <path d="M260 0h240l120 560H120z" fill={`url(#${id}beam)`} />
      <path
        d="M0 0h1000v70c-60 26-96-10-150 22s-92 4-140 30-96-22-150-4-108 34-170 2-92 26-150 10S70 60 0 96z"
        fill="#060a18"
      />
      <path
        d="M0 560V420c40 10 70 44 120 46s110-26 160 8 130 38 200 26 130-30 190-6 120-24 170-40 110-10 160 6v100z"
        fill="#081022"
      />
      {crystals.map(([x, y, w, h, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d={`M${-w / 2} 0V${-h * 0.7}L0 ${-h}l${w / 2} ${h * 0.3}V0z`} fill={`url(#${id}crystal)`} />
          <path d={`M${-w / 2} ${-h * 0.7}L0 ${-h}V0h${-w / 2}z`} fill="#ffffff" opacity="0.22" />
        </g>
      ))}
      <path d="M0 560v-46c120-22 240 20 380 12s260-26 380-6 160 2 240-12v52z" fill="#050914" />
    </svg>
  );
}
