import type { DealerGame } from '@fairway/contract/dealer/codes.ts';
import type { ReactNode } from 'react';
import styles from './felt.module.css';

/** A table from above: the cloth in its game's colour with the rail around it. Dark in both themes, as a hall at night. */
export function Felt({ game, children }: { game: DealerGame; children: ReactNode }) {
  return (
    <div className={styles.felt} data-game={game}>
      <svg className={styles.cloth} viewBox="0 0 900 640" preserveAspectRatio="xMidYMin slice" aria-hidden>
        <path d="M-40 0Q450 560 940 0" fill="none" stroke="#f5c65b" strokeOpacity=".2" strokeWidth="2" />
        <path d="M0 0Q450 510 900 0" fill="none" stroke="#fff" strokeOpacity=".06" strokeWidth="26" />
        <path d="M120 0Q450 390 780 0" fill="none" stroke="#fff" strokeOpacity=".05" strokeWidth="22" />
      </svg>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
