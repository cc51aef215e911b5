import { useId } from 'react';

/** The river at night below the falls: a moon, cliffs, lotus at the shore. The ground of the board. */
export function KoiRiver() {
  const id = useId();
  return (
    <svg viewBox="0 0 1000 560" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <defs>
        <radialGradient id={`${id}sky`} cx="0.3" cy="0.1" r="1">
          <stop offset="0" stopColor="#35509c" />
          <stop offset="0.5" stopColor="#17275c" />
          <stop offset="1" stopColor="#0a1028" />
        </radialGradient>
        <radialGradient id={`${id}moon`} cx="0.4" cy="0.36" r="0.66">
          <stop offset="0" stopColor="#fffbe8" />
          <stop offset="0.7" stopColor="#ffe0a0" />
          <stop offset="1" stopColor="#d99a42" />
        </radialGradient>
        <linearGradient id={`${id}water`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2a63a8" />
          <stop offset="0.4" stopColor="#143a78" />
          <stop offset="1" stopColor="#081a3f" />
        </linearGradient>
        <linearGradient id={`${id}fall`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#d6ecff" stopOpacity="0.1" />
          <stop offset="1" stopColor="#d6ecff" stopOpacity="0.75" />
        </linearGradient>
        <radialGradient id={`${id}leaf`} cx="0.36" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#6fc888" />
          <stop offset="1" stopColor="#0d432f" />
        </radialGradient>
      </defs>
      <rect width="1000" height="560" fill={`url(#${id}sky)`} />
      <circle cx="120" cy="66" r="120" fill="#ffe1a0" opacity="0.1" />
      <circle cx="120" cy="66" r="46" fill={`url(#${id}moon)`} />
      <path d="M0 330 70 180 130 250 190 120 290 300 360 210 460 330H0Z" fill="#1a2c66" />
      <path d="M540 330 640 190 710 260 800 90 880 230 930 150 1000 260V330Z" fill="#1c2f6c" />
      <path d="M0 420V210L46 250 60 420ZM1000 420V200L952 250 938 420Z" fill="#0f1a42" />
      <path d="M22 250H40L46 440H12ZM962 250H980L990 440H952Z" fill={`url(#${id}fall)`} />
      <path d="M0 430H1000V560H0Z" fill={`url(#${id}water)`} />
      <path
        d="M60 446H300M80 462H250M100 480H220M700 450H960M640 500H860M160 520H420"
        stroke="#bfe0ff"
        strokeOpacity="0.28"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g fill={`url(#${id}leaf)`}>
        <ellipse cx="70" cy="536" rx="86" ry="20" />
        <ellipse cx="190" cy="552" rx="60" ry="13" />
        <ellipse cx="936" cy="534" rx="92" ry="21" />
        <ellipse cx="810" cy="552" rx="56" ry="12" />
      </g>
      <Lotus x={64} y={528} size={1} />
      <Lotus x={944} y={526} size={1.1} />
      {[
        [230, 40],
        [320, 96],
        [420, 30],
        [580, 60],
        [690, 26],
        [770, 60],
        [900, 44],
        [960, 110],
      ].map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="1.7" fill="#dfe7ff" opacity="0.8" />
      ))}
    </svg>
  );
}

function Lotus({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} stroke="#9c2c63" strokeOpacity="0.5">
      <path
        d="M0 0C-46 4-54-18-50-26-30-24-12-14 0 0ZM0 0C46 4 54-18 50-26 30-24 12-14 0 0Z"
        fill="#c94f8b"
      />
      <path
        d="M0 0C-34-10-36-36-28-46-12-36-2-20 0 0ZM0 0C34-10 36-36 28-46 12-36 2-20 0 0Z"
        fill="#f184b4"
      />
      <path d="M0 0C-20-18-16-44 0-56 16-44 20-18 0 0Z" fill="#ffc4dc" />
    </g>
  );
}
