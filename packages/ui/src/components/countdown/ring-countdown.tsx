import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { IconCheck } from '../../icons/action.tsx';
import { Ring } from '../progress/ring.tsx';
import styles from '../progress/progress.module.css';
import { clockText } from '../../time/clock-text.ts';
import { useTimeLeft } from './use-time-left.ts';

export interface RingCountdownProps {
  /** The moment, in epoch milliseconds. */
  until: number;
  /** The whole length in milliseconds: a full ring. */
  total: number;
  /** The clock to trust, in epoch milliseconds: the server's. */
  now: () => number;
  onEnd?: () => void;
  /** Under the figures: the clock time of the end, or what is awaited. */
  caption?: ReactNode;
  /** Edge in pixels. */
  size?: number;
  /** Instead of the time: a check, when the thing is done. */
  done?: boolean;
}

/** A ring that empties with mm:ss in it: amber while there is time, red in the last minute, green with a check when done. */
export function RingCountdown({ until, total, now, onEnd, caption, size = 92, done }: RingCountdownProps) {
  const left = useTimeLeft(until, now, onEnd);
  if (done)
    return (
      <Ring part={1} tone="ok" size={size}>
        <IconCheck size={Math.round(size / 3)} className={styles.done} />
      </Ring>
    );
  return (
    <Ring part={left / total} tone={left <= 60_000 ? 'danger' : 'warning'} size={size}>
      <span className={clsx(styles.figure, size > 120 && styles.bigFigure)} {...{ role: 'timer' }}>
        {clockText(left)}
      </span>
      {caption !== undefined && <span className={styles.caption}>{caption}</span>}
    </Ring>
  );
}
