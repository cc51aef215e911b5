import type { ReactNode } from 'react';
import { IconChevronLeft, IconChevronRight } from '../../icons/arrow.tsx';
import { Button } from '../button/button.tsx';
import styles from './pagination.module.css';

export interface KeysetPagerProps {
  /** Undefined if there is no page in that direction. */
  onNewer: (() => void) | undefined;
  onOlder: (() => void) | undefined;
  note?: ReactNode;
  labels: { nav: string; newer: string; older: string };
  /** The next rows are loading. */
  waiting?: boolean;
}

/** Newer and older, for lists that are read by a cursor and whose length nobody counts. */
export function KeysetPager({ onNewer, onOlder, note, labels, waiting = false }: KeysetPagerProps) {
  return (
    <nav className={styles.nav} aria-label={labels.nav}>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      <Button variant="quiet" size="s" disabled={onNewer === undefined || waiting} onClick={onNewer}>
        <IconChevronLeft size={16} />
        {labels.newer}
      </Button>
      <Button variant="quiet" size="s" disabled={onOlder === undefined || waiting} onClick={onOlder}>
        {labels.older}
        <IconChevronRight size={16} />
      </Button>
    </nav>
  );
}
