import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** Text for readers only. Takes the attributes of a span, so it can also be a live region. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />;
}
