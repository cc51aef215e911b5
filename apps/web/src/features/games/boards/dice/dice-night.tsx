import { useId } from 'react';

/** A night with a low moon and two carved dice on a ledge: the ground of the dice board. */
export function DiceNight() {
  const id = useId();
  return (
    <svg viewBox="0 0 1000 560" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <radialGradient id={`${id}sky`} cx="0.5" cy="0.3" r="0.9">
          <stop offset="0" stopColor="#2a3f86" />
          <stop offset="0.55" stopColor="#131d45" />
          <stop offset="1" stopColor="#0a0f22" />
        </radialGradient>
        <radialGradient id={`${id}moon`} cx="0.42" cy="0.38" r="0.62">
          <stop offset="0" stopColor="#fff6da" />
          <stop offset="0.7" stopColor="#f5c65b" />
          <stop offset="1" stopColor="#c98a2c" />
        </radialGradient>
        <linearGradient id={`${id}ledge`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#26325c" />
          <stop offset="1" stopColor="#0d1428" />
        </linearGradient>
        <linearGradient id={`${id}face`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ffe9b8" />
          <stop offset="1" stopColor="#d9962f" />
        </linearGradient>
        <linearGradient id={`${id}side`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#c07f22" />
          <stop offset="1" stopColor="#6f430d" />
        </linearGradient>
      </defs>
      <rect width="1000" height="560" fill={`url(#${id}sky)`} />
      <circle cx="500" cy="196" r="190" fill="#f5c65b" opacity="0.07" />
      <circle cx="500" cy="196" r="142" fill="#f5c65b" opacity="0.08" />
      <circle cx="500" cy="196" r="104" fill={`url(#${id}moon)`} opacity="0.16" />
      {[
        [90, 70],
        [210, 150],
        [330, 60],
        [690, 84],
        [812, 170],
        [920, 60],
        [140, 240],
        [868, 270],
      ].map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="1.6" fill="#dfe7ff" opacity="0.7" />
      ))}
      <path d="M0 470 Q180 420 340 452 T700 446 T1000 462 V560 H0z" fill="#101838" />
      <path d="M0 506 H1000 V560 H0z" fill={`url(#${id}ledge)`} />
      <Die x={128} y={446} id={id} pips={5} turn={-12} />
      <Die x={800} y={446} id={id} pips={3} turn={14} />
    </svg>
  );
}

const places: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  3: [
    [18, 18],
    [36, 36],
    [54, 54],
  ],
  5: [
    [18, 18],
    [54, 18],
    [36, 36],
    [18, 54],
    [54, 54],
  ],
};

function Die({ x, y, id, pips, turn }: { x: number; y: number; id: string; pips: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} 36 36)`}>
      <path d="M8 72 L20 86 H84 L72 72z" fill={`url(#${id}side)`} />
      <path d="M72 8 L84 22 V86 L72 72z" fill={`url(#${id}side)`} opacity="0.8" />
      <rect width="72" height="72" rx="12" fill={`url(#${id}face)`} />
      <rect x="2" y="2" width="68" height="68" rx="10" fill="none" stroke="#fff4d4" opacity="0.5" />
      {(places[pips] ?? []).map(([cx, cy]) => (
        <circle key={`${cx}-${cy}`} cx={cx} cy={cy} r="6.5" fill="#5c1f12" />
      ))}
    </g>
  );
}
