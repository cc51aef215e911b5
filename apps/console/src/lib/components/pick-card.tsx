import type { ReactNode, Ref } from 'react';
import styles from './pick-card.module.css';

interface PickCardProps {
  isChosen: boolean;
  onChoose: () => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** One of several things of which one is shown beside or below: a card that is pressed. */
export function PickCard({ isChosen, onChoose, ref, children }: PickCardProps) {
  return (
    <button ref={ref} type="button" className={styles['card']} aria-current={isChosen} onClick={onChoose}>
      {children}
    </button>
  );
}

/** Small, quiet text in it. */
export function PickNote({ children }: { children: ReactNode }) {
  return <span className={styles['note']}>{children}</span>;
}
