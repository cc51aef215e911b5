import type { LanternBet } from '@fairway/fair-games';
import { memo, type CSSProperties, type RefObject } from 'react';
import { kindsOf, lanternsOf } from './lantern-bet.ts';
import styles from './lantern.module.css';

/** The circumference on which the lanterns hang, in hundredths of the stage's height. */
const around = 195;
const widest = 10;

export interface LanternRingProps {
  /** The box of the hooks, which are placed from outside, frame by frame. */
  ring: RefObject<HTMLDivElement | null>;
  bet: LanternBet;
  /** The place of the lantern that the wheel has stopped at. */
  stood: number | undefined;
}

/** The lanterns of a wheel, each upright below its hook. Drawn once for a bet: a turn only places the hooks. */
export const LanternRing = memo(function LanternRing({ ring, bet, stood }: LanternRingProps) {
  const lanterns = lanternsOf(bet);
  const kinds = kindsOf(bet);
  const width = Math.min(widest, (around / lanterns.length) * 0.74);
  return (
    <div ref={ring} style={{ '--width': `${width}cqh` } as CSSProperties}>
      {lanterns.map((paid, place) => (
        <span key={place} className={styles.hook}>
          <span
            className={styles.lantern}
            data-stood={place === stood}
            data-tone={kinds.find((kind) => kind.paid === paid)?.tone}
          >
            {lanterns.length <= 20 && <b className={styles.label}>{paid}</b>}
          </span>
        </span>
      ))}
    </div>
  );
});

const spokes = Array.from({ length: 10 }, (_, place) => place * 36);

/** Rim, spokes and hub; only this part turns as a whole. */
export const WheelFrame = memo(function WheelFrame() {
  return (
    <svg className={styles.frame} viewBox="-200 -200 400 400" aria-hidden>
      <circle r="186" fill="#0a1028" opacity="0.42" />
      {spokes.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M-3.5 -48 L-2.5 -186 H2.5 L3.5 -48z" fill="#8a3a24" />
          <path d="M-3.5 -48 L-2.5 -186 H-0.6 L-0.9 -48z" fill="#d06a3a" />
          <path d="M0 -186 Q-34 -150 0 -118 Q34 -150 0 -186z" fill="none" stroke="#c98a2c" strokeWidth="2" />
        </g>
      ))}
      <circle r="118" fill="none" stroke="#7a3020" strokeWidth="6" />
      <circle r="120" fill="none" stroke="#f5c65b" strokeOpacity="0.6" strokeWidth="1.5" />
      <circle r="188" fill="none" stroke="#6f2a1c" strokeWidth="15" />
      <circle r="188" fill="none" stroke="#a9482a" strokeWidth="9" />
      <circle r="194.5" fill="none" stroke="#f5c65b" strokeWidth="2.4" />
      <circle r="181" fill="none" stroke="#e0a133" strokeWidth="1.6" />
      {spokes.map((angle) => (
        <circle key={angle} cx="0" cy="-188" r="4" fill="#ffe6a6" transform={`rotate(${angle + 18})`} />
      ))}
    </svg>
  );
});

/** The two legs that the wheel turns between. */
export const WheelStand = memo(function WheelStand() {
  return (
    <svg className={styles.stand} viewBox="-200 -200 400 460">
      <path d="M-10 0 L-104 246 H-78 L4 10z M10 0 L104 246 H78 L-4 10z" fill="#5b2219" />
      <path d="M-10 0 L-104 246 H-97 L-6 6z M10 0 L80 246 H84 L8 16z" fill="#b3562f" />
      <path d="M-78 176 H78 V187 H-78z" fill="#7a3020" />
      <ellipse cx="0" cy="250" rx="150" ry="9" fill="#0a0716" opacity="0.6" />
    </svg>
  );
});

/** Marks the top, where the wheel stops. */
export const WheelPointer = memo(function WheelPointer() {
  return (
    <svg className={styles.pointer} viewBox="0 0 60 54">
      <path d="M30 52 L10 14 Q30 24 50 14z" fill="#f5c65b" stroke="#6f430d" strokeWidth="2" />
      <path d="M30 52 L10 14 Q20 20 30 20z" fill="#ffe6a6" />
      <circle cx="30" cy="11" r="9" fill="#c23b2a" stroke="#f5c65b" strokeWidth="3" />
    </svg>
  );
});
