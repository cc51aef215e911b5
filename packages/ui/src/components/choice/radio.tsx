import type { ComponentProps, ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './radio.module.css';

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Shared by all buttons of one question. */
  name: string;
  children: ReactNode;
}

/** One answer of several. Put them in a fieldset with a legend. */
export function Radio({ children, className, ...rest }: RadioProps) {
  return (
    <label className={clsx(styles.label, className)}>
      <input {...rest} type="radio" className={styles.dot} />
      <span>{children}</span>
    </label>
  );
}
