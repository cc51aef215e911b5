import type { ReactNode } from 'react';
import { NothingHere } from '../../art/still/nothing-here.tsx';
import styles from './state.module.css';

export interface EmptyStateProps {
  /** What is not there. */
  title: ReactNode;
  /** Why, or how it fills. */
  text?: ReactNode;
  /** One action: a button or a link. */
  action?: ReactNode;
  /** Instead of the drawn slip; null for none. */
  art?: ReactNode;
}

/** A list without anything in it: says why and offers one action. */
export function EmptyState({ title, text, action, art }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <div className={styles.art}>{art === undefined ? <NothingHere /> : art}</div>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
