import { memo, useId } from 'react';
import { pegsOf, type Point } from './ball-path.ts';

/** Of the board in its picture of 1360 to 1000: the width of all slots, where the first row is, and how deep all rows are. */
const field = { width: 1300, top: 170, depth: 590 } as const;

/** A point of the board in its picture. */
export function placeOf(rows: number, { across, down }: Point): { x: number; y: number } {
  return { x: 680 + (across * field.width) / (rows + 1), y: field.top + (down * field.depth) / rows };
}

export function pegRadius(rows: number): number {
  return Math.min(11, (field.depth / rows) * 0.17);
}

/** The frame of the board and its pegs, which are pearls. */
export const PlinkoPegs = memo(function PlinkoPegs({ rows }: { rows: number }) {
  const id = useId();
  const radius = pegRadius(rows);
  const half = (field.width / (rows + 1)) * 2;
  const foot = field.top + field.depth - 6;
  return (
    <>
      <defs>
        <radialGradient id={`${id}peg`} cx="0.34" cy="0.3" r="0.75">
          <stop offset="0" stopColor="#ffffff" />
          <stop offset="0.5" stopColor="#c9d6ff" />
          <stop offset="1" stopColor="#5b70b8" />
        </radialGradient>
        <linearGradient id={`${id}back`} x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" stopColor="#16224f" stopOpacity="0.92" />
          <stop offset="1" stopColor="#070b1e" stopOpacity="0.92" />
        </linearGradient>
        <linearGradient id={`${id}gold`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe6a6" />
          <stop offset="1" stopColor="#b87a22" />
        </linearGradient>
      </defs>
      <path
        d={`M${680 - half} 104 H${680 + half} L1400 ${foot} H-40z`}
        fill={`url(#${id}back)`}
        stroke={`url(#${id}gold)`}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path
        d={`M${680 - half} 104 L-40 ${foot}`}
        stroke="#fff4d4"
        strokeOpacity="0.6"
        strokeWidth="2"
        transform="translate(7 4)"
      />
      <path
        d={`M${640 - half} 112 Q${680 - half} 100 ${690 - half} 74 H${670 + half} Q${680 + half} 100 ${720 + half} 112 L${680 + half} 124 H${680 - half}z`}
        fill="#7c2018"
        stroke={`url(#${id}gold)`}
        strokeWidth="5"
      />
      <path d="M626 40 H734 L708 92 V122 H652 V92z" fill={`url(#${id}gold)`} />
      <path d="M626 40 H680 V122 H652 V92z" fill="#fff6da" opacity="0.35" />
      <ellipse cx="680" cy="40" rx="54" ry="11" fill="#4a2b0c" />
      {pegsOf(rows).map((peg) => {
        const { x, y } = placeOf(rows, peg);
        return <circle key={`${peg.across}/${peg.down}`} cx={x} cy={y} r={radius} fill={`url(#${id}peg)`} />;
      })}
    </>
  );
});
