import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './progress.module.css';

export interface ProgressBarProps {
  label: ReactNode;
  /** How far, 0 to 1. */
  part: number;
  /** The same as text, at the right end: "320.00 / 1,000.00". */
  valueText: string;
  tone?: 'azure' | 'gold' | 'ok' | 'warning';
}

/** How far something has come, with the exact remainder as text. */
export function ProgressBar({ label, part, valueText, tone = 'azure' }: ProgressBarProps) {
  const id = useId();
  const percent = Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10;
  return (
    <div>
      <div className={styles.head}>
        <span id={id}>{label}</span>
        <span className={styles.value}>{valueText}</span>
      </div>
      <div
        className={styles.track}
        {...{ role: 'progressbar' }}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueText}
      >
        <div
          className={clsx(styles.bar, tone !== 'azure' && styles[tone])}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
