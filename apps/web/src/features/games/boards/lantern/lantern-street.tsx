import { memo, useId } from 'react';
import { NightSky } from '../night-sky.tsx';

const windows = [
  [40, 322],
  [78, 322],
  [116, 322],
  [154, 322],
  [40, 400],
  [86, 400],
  [132, 400],
] as const;

/** A street of Chang'an on the night of the lanterns: towers far away, houses with lit windows on both sides, wet stones between. */
export const LanternStreet = memo(function LanternStreet() {
  const id = useId();
  return (
    <svg viewBox="0 0 1000 560" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <NightSky moon={[150, 92, 34]} high="#080d26" low="#3a2a63" />
      <defs>
        <radialGradient id={`${id}glow`} cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stopColor="#ff9a4d" stopOpacity="0.55" />
          <stop offset="1" stopColor="#ff9a4d" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}street`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#6b3346" />
          <stop offset="1" stopColor="#120d24" />
        </linearGradient>
        <linearGradient id={`${id}wall`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3b1730" />
          <stop offset="1" stopColor="#1a0c20" />
        </linearGradient>
        <linearGradient id={`${id}roof`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#34406f" />
          <stop offset="1" stopColor="#141a38" />
        </linearGradient>
      </defs>
      <ellipse cx="500" cy="430" rx="520" ry="190" fill={`url(#${id}glow)`} />
      <Tower x={330} y={250} scale={0.8} />
      <Tower x={690} y={262} scale={0.72} />
      <Tower x={500} y={196} scale={1.18} />
      <path d="M0 452 H1000 V560 H0z" fill={`url(#${id}street)`} />
      {[-420, -260, -120, 0, 120, 260, 420].map((spread) => (
        <path
          key={spread}
          d={`M${500 + spread * 0.55} 452 L${500 + spread * 1.9} 560`}
          stroke="#ffb27a"
          strokeOpacity="0.14"
          strokeWidth="2"
        />
      ))}
      {[472, 496, 528].map((y) => (
        <path key={y} d={`M0 ${y} H1000`} stroke="#ffb27a" strokeOpacity="0.1" strokeWidth="1.6" />
      ))}
      <ellipse cx="500" cy="504" rx="250" ry="40" fill={`url(#${id}glow)`} />
      <House id={id} />
      <g transform="matrix(-1 0 0 1 1000 0)">
        <House id={id} />
      </g>
      <Garland from={[0, 120]} to={[330, 214]} />
      <Garland from={[1000, 132]} to={[672, 214]} />
    </svg>
  );
});

/** A house at the side of the street, its eaves turned up. */
function House({ id }: { id: string }) {
  return (
    <>
      <path d="M0 290 H188 V474 H0z" fill={`url(#${id}wall)`} />
      <path d="M0 236 H150 Q176 262 224 268 L214 286 Q196 294 0 294z" fill={`url(#${id}roof)`} />
      <path d="M0 290 Q190 292 224 268" fill="none" stroke="#f5c65b" strokeOpacity="0.75" strokeWidth="3" />
      <path d="M0 372 H196 Q216 380 240 380 L226 394 H0z" fill={`url(#${id}roof)`} />
      <path d="M0 394 H226 L240 380" fill="none" stroke="#f5c65b" strokeOpacity="0.5" strokeWidth="2.4" />
      {windows.map(([x, y]) => (
        <g key={`${x}-${y}`}>
          <rect x={x - 14} y={y - 16} width="27" height={y > 380 ? 62 : 36} rx="2" fill="#ffb454" />
          <rect x={x - 14} y={y - 16} width="27" height="14" rx="2" fill="#ffe0a0" opacity="0.7" />
          <path d={`M${x - 0.5} ${y - 16} v36 M${x - 14} ${y - 2} h27`} stroke="#5a2230" strokeWidth="2.4" />
        </g>
      ))}
    </>
  );
}

/** A tower of three roofs far down the street. */
function Tower({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {[0, 64, 132].map((top, floor) => {
        const half = 52 + floor * 22;
        return (
          <g key={top} transform={`translate(0 ${top})`}>
            <rect x={-half * 0.66} y="22" width={half * 1.32} height="50" fill="#2b1838" />
            {[-0.42, -0.14, 0.14, 0.42].map((at) => (
              <rect
                key={at}
                x={at * half - 5}
                y="34"
                width="10"
                height="20"
                rx="1.5"
                fill="#ffbe62"
                opacity="0.9"
              />
            ))}
            <path
              d={`M${-half - 20} 14 Q${-half * 0.5} 20 ${-half * 0.34} -12 H${half * 0.34} Q${half * 0.5} 20 ${half + 20} 14 L${half} 27 H${-half}z`}
              fill="#1c2247"
              stroke="#f5c65b"
              strokeOpacity="0.42"
              strokeWidth="1.6"
            />
          </g>
        );
      })}
    </g>
  );
}

/** A cord of small lanterns across the street. */
function Garland({ from: [x1, y1], to: [x2, y2] }: { from: [number, number]; to: [number, number] }) {
  const sag = 46;
  const at = (t: number) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t) * 0.5];
  return (
    <>
      <path
        d={`M${x1} ${y1} Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag} ${x2} ${y2}`}
        fill="none"
        stroke="#8d6a4a"
        strokeWidth="1.6"
      />
      {[0.12, 0.31, 0.5, 0.69, 0.88].map((t) => {
        const [x = 0, y = 0] = at(t);
        return (
          <g key={t} transform={`translate(${x} ${y})`}>
            <circle cy="12" r="22" fill="#ff8a45" opacity="0.16" />
            <ellipse cy="12" rx="9" ry="8" fill="#e2482f" />
            <ellipse cx="-2.5" cy="10" rx="4" ry="5.5" fill="#ffb066" opacity="0.8" />
            <path d="M-4 4 h8 M-4 20 h8 M0 20 v9" stroke="#f5c65b" strokeWidth="2" />
          </g>
        );
      })}
    </>
  );
}
