import { memo, type CSSProperties } from 'react';
import styles from './plinko.module.css';

export interface PlinkoSlotsProps {
  slots: readonly string[];
  /** The slot that the ball lies in. */
  fallen: number | undefined;
  won: boolean;
}

/** The slots below the board with what they pay, the dearer the warmer. */
export const PlinkoSlots = memo(function PlinkoSlots({ slots, fallen, won }: PlinkoSlotsProps) {
  return (
    <ol className={styles.slots} style={{ '--slots': slots.length } as CSSProperties}>
      {slots.map((paid, slot) => (
        <li key={slot} data-heat={heatOf(Number(paid))} data-fallen={slot === fallen} data-won={won}>
          {paid}
        </li>
      ))}
    </ol>
  );
});

/** Up to the stake cold, then in steps to the great prizes. */
function heatOf(paid: number): number {
  if (paid <= 1) return 0;
  if (paid < 3) return 1;
  return paid < 10 ? 2 : 3;
}
