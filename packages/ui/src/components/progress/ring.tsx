import type { ReactNode } from 'react';
import styles from './progress.module.css';

const colours = {
  azure: 'var(--azure)',
  warning: 'var(--warning-mark)',
  danger: 'var(--danger-mark)',
  ok: 'var(--ok-mark)',
  gold: 'var(--gold-mark)',
};

export interface RingProps {
  /** How much of the ring is drawn, 0 to 1, from the top. */
  part: number;
  tone?: keyof typeof colours;
  /** Edge in pixels: 68 for the ball, 92 in rows, 152 on an order. */
  size?: number;
  /** In the middle; says what the ring shows. */
  children?: ReactNode;
}

/** A ring that fills or empties. Decorative: the text in its middle carries the meaning. */
export function Ring({ part, tone = 'azure', size = 92, children }: RingProps) {
  const width = size > 120 ? 8 : size > 80 ? 6 : 4;
  const r = size / 2 - width / 2 - (size > 80 ? 2 : 2);
  const round = 2 * Math.PI * r;
  const circle = { cx: size / 2, cy: size / 2, r, fill: 'none', strokeWidth: width };
  const drawn = Math.min(1, Math.max(0, part)) * round;
  return (
    <div className={styles.ring} style={{ width: size, height: size }}>
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden>
        <circle {...circle} stroke="var(--track)" />
        {drawn > 0 && (
          <circle
            {...circle}
            className={styles.arc}
            stroke={colours[tone]}
            strokeLinecap="round"
            strokeDasharray={`${drawn} ${round}`}
            transform={`rotate(-90 ${size / 2} ${size / 2})`}
          />
        )}
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  );
}
