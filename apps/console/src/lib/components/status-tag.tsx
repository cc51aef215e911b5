import type { ReactNode } from 'react';
import styles from './status-tag.module.css';

/** Waiting for us; in transit; done well; ended otherwise; stopped; to be looked at twice. */
export type StatusTone = 'waiting' | 'moving' | 'good' | 'ended' | 'stopped' | 'flag';

interface StatusTagProps {
  tone: StatusTone;
  icon?: ReactNode;
  children: ReactNode;
}

/**
 * A short label in the colour of its kind, the same on every page; dark enough on its ground for small print (WCAG AA).
 */
export function StatusTag({ tone, icon, children }: StatusTagProps) {
  return (
    <span className={`${styles['tag']} ${styles[tone]}`}>
      {icon} {children}
    </span>
  );
}
