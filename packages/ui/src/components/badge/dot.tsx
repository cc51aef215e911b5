import { clsx } from 'clsx';
import styles from './badge.module.css';

/** A dot in the text colour; `pulse` for what is happening now. */
export function Dot({ pulse = false }: { pulse?: boolean }) {
  return <span aria-hidden className={clsx(styles.dot, pulse && styles.pulse)} />;
}
