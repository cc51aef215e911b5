import { useId, type ReactNode } from 'react';
import type { MemberTableGame } from '@fairway/contract/tables/codes.ts';
import styles from './felt.module.css';

export interface FeltProps {
  game: MemberTableGame;
  label: string;
  /** One list item a seat, in their numbers' order. */
  seats: ReactNode;
  /** What lies in the middle. */
  children: ReactNode;
  /** What lies between: bets, the button, chips on their path. */
  between?: ReactNode;
}

/** The table from above: an oval of cloth with its rim, seats around it. Every game has its own middle. */
export function Felt({ game, label, seats, children, between }: FeltProps) {
  const id = useId();
  return (
    <section className={styles.room} aria-label={label}>
      <div className={styles.table} data-game={game}>
        <div className={styles.rim} aria-hidden>
          <svg className={styles.cloth} viewBox="0 0 1000 440" preserveAspectRatio="none" aria-hidden>
            <defs>
              <radialGradient id={id} cx=".34" cy=".2" r=".9">
                <stop offset="0" stopColor="#fff" stopOpacity=".2" />
                <stop offset=".55" stopColor="#fff" stopOpacity="0" />
              </radialGradient>
            </defs>
            {[60, 120, 180, 240].map((radius) => (
              <ellipse key={radius} cx="500" cy="220" rx={radius * 2.1} ry={radius} className={styles.lane} />
            ))}
            <rect x="64" y="52" width="872" height="336" rx="168" className={styles.line} />
            <rect width="1000" height="440" fill={`url(#${id})`} />
          </svg>
        </div>
        <div className={styles.middle}>{children}</div>
        {between}
        <ol className={styles.seats}>{seats}</ol>
      </div>
    </section>
  );
}
