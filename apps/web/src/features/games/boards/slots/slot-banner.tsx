import type { ReactNode } from 'react';
import styles from './slots.module.css';

export interface SlotBannerProps {
  /** How far it has been shown, 0 to 1. */
  part: number;
  shining: boolean;
  children: ReactNode;
}

/** A panel over the reels between the parts of a round: it rises, stays, and goes. */
export function SlotBanner({ part, shining, children }: SlotBannerProps) {
  const shown = Math.min(1, part / 0.14, part >= 1 ? 1 : (1 - part) / 0.08);
  return (
    <div
      className={styles.banner}
      data-shining={shining}
      style={{
        opacity: shown,
        transform: `translate(-50%, -50%) scale(${0.9 + 0.1 * shown})`,
      }}
    >
      {children}
    </div>
  );
}
