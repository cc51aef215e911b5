import type { ReactNode } from 'react';
import styles from './slots.module.css';

export interface StageLineProps {
  /** Over the machine, or at its foot where the frame's line of the result will stand. */
  place: 'top' | 'foot';
  shining?: boolean;
  children: ReactNode;
}

/** A line of words and figures while a round is shown. */
export function StageLine({ place, shining = false, children }: StageLineProps) {
  return (
    <p className={place === 'top' ? styles.status : styles.message} data-shining={shining}>
      {children}
    </p>
  );
}
