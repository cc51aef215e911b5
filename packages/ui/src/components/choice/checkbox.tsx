import type { ComponentProps, ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Label beside the box; links are allowed. */
  children: ReactNode;
  /** Shows that it must be ticked; say why beside it. */
  invalid?: boolean;
}

/** A tick box with its label. Native, so forms and readers know it. */
export function Checkbox({ children, invalid = false, className, ...rest }: CheckboxProps) {
  return (
    <label className={clsx(styles.label, className)}>
      <input {...rest} type="checkbox" className={styles.box} aria-invalid={invalid || undefined} />
      <span>{children}</span>
    </label>
  );
}
