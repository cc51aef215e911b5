import { useId } from 'react';

/** How far each card of the pile lies above the one below it, in units of the picture. */
const rise = 3;
const layers = [7, 6, 5, 4, 3, 2, 1, 0] as const;

/** The rest of the deck, face down, with its edges and its shadow; the corner of its lowest card is at a point of the picture. */
export function DrawnDeck({ x, y }: { x: number; y: number }) {
  const id = useId();
  return (
    <g transform={`translate(${x} ${y})`}>
      <defs>
        <linearGradient id={`${id}back`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#3a5ac4" />
          <stop offset="1" stopColor="#14235c" />
        </linearGradient>
        <pattern
          id={`${id}weave`}
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0 H12 M0 0 V12" stroke="#f5c65b" strokeOpacity="0.55" strokeWidth="1.6" />
        </pattern>
        <radialGradient id={`${id}shade`}>
          <stop offset="0.4" stopColor="#010a0c" stopOpacity="0.62" />
          <stop offset="1" stopColor="#010a0c" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="72" cy="164" rx="110" ry="44" fill={`url(#${id}shade)`} />
      {layers.map((layer) => (
        <rect
          key={layer}
          x={(layer - 7) * -1}
          y={(layer - 7) * rise + 21}
          width="112"
          height="157"
          rx="9"
          fill={layer % 2 === 0 ? '#f3f0e6' : '#c9c3b4'}
        />
      ))}
      <g transform={`translate(0 ${-rise * 7 + 21})`}>
        <rect x="7" width="112" height="157" rx="9" fill="#f7f3e8" />
        <rect x="13" y="6" width="100" height="145" rx="6" fill={`url(#${id}back)`} />
        <rect x="13" y="6" width="100" height="145" rx="6" fill={`url(#${id}weave)`} />
        <rect
          x="18"
          y="11"
          width="90"
          height="135"
          rx="4"
          fill="none"
          stroke="#ffe6a6"
          strokeOpacity="0.8"
          strokeWidth="1.6"
        />
        <circle cx="63" cy="78" r="24" fill="#14235c" stroke="#ffe6a6" strokeWidth="2" />
        <path d="M63 60 L69 74 L83 78 L69 82 L63 96 L57 82 L43 78 L57 74z" fill="#f5c65b" />
      </g>
    </g>
  );
}
