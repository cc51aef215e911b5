import { clsx } from 'clsx';
import { memo, type CSSProperties } from 'react';
import { pocketAngle, pocketColour, wheelOrder } from './wheel-order.ts';
import styles from './wheel.module.css';

export interface WheelProps {
  /** Where the ball lies, or comes to lie; undefined while it still runs. */
  number: number | undefined;
  /** Whether the ball is seen to run down into its pocket; else it lies there at once. */
  falls: boolean;
}

/** The wheel with its ball. It turns slowly; the ball runs against it until its number is out. Decorative: words say the number. */
export function Wheel({ number, falls }: WheelProps) {
  const angle = number === undefined ? 0 : pocketAngle(number);
  return (
    <svg className={styles.wheel} viewBox="-200 -200 400 400" aria-hidden>
      <circle r="196" fill="#3a1c0e" />
      <circle r="196" fill="none" stroke="#b9781f" strokeWidth="3" />
      <circle r="178" fill="#5a2d15" />
      <g className={styles.turning}>
        <Pockets />
        <g
          key={number ?? 'runs'}
          className={clsx(number === undefined ? styles.running : falls && styles.falling)}
          style={{ '--angle': `${angle}deg`, transform: `rotate(${angle}deg)` } as CSSProperties}
        >
          <circle className={styles.ball} cy="-114" r="8" fill="#f7f8fd" />
        </g>
      </g>
      <path
        d="M-150-104A182 182 0 0 1 40-178"
        fill="none"
        stroke="#fff"
        strokeOpacity=".14"
        strokeWidth="9"
      />
    </svg>
  );
}

const fills = { red: '#b3202f', black: '#141a2e', green: '#147a4b' } as const;

/** A pocket's outline at the top, between the radii 96 and 162. */
const half = Math.PI / wheelOrder.length;
const corner = (radius: number, side: number) =>
  `${(Math.sin(side * half) * radius).toFixed(2)} ${(-Math.cos(half) * radius).toFixed(2)}`;
const outline = `M${corner(162, -1)}A162 162 0 0 1 ${corner(162, 1)}L${corner(96, 1)}A96 96 0 0 0 ${corner(96, -1)}Z`;

const Pockets = memo(function Pockets() {
  return (
    <>
      {wheelOrder.map((number) => (
        <g key={number} transform={`rotate(${pocketAngle(number).toFixed(3)})`}>
          <path d={outline} fill={fills[pocketColour(number)]} stroke="#f5c65b" strokeOpacity=".55" />
          <text className={styles.number} y="-142">
            {number}
          </text>
        </g>
      ))}
      <circle r="128" fill="none" stroke="#f5c65b" strokeOpacity=".5" />
      <circle r="96" fill="#4a2413" stroke="#b9781f" strokeWidth="3" />
      {[45, 135, 225, 315].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0-18V-62" stroke="#f5c65b" strokeWidth="7" strokeLinecap="round" />
          <circle cy="-66" r="8" fill="#ffe6a6" />
        </g>
      ))}
      <circle r="26" fill="#b9781f" />
      <circle r="18" fill="#f5c65b" />
      <circle cx="-5" cy="-6" r="7" fill="#fff0bf" />
    </>
  );
});
