import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import { useFieldControl } from './field-context.ts';
import styles from './input.module.css';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Controlled text; needed for the counter. */
  value: string;
}

/** Several lines. With `maxLength` it counts in the corner. */
export function TextArea({ className, ...rest }: TextAreaProps) {
  const wiring = useFieldControl(rest);
  return (
    <div className={clsx(styles.box, styles.area, wiring.disabled && styles.off, className)}>
      <textarea {...wiring} {...rest} disabled={wiring.disabled} />
      {rest.maxLength !== undefined && (
        <span className={styles.counter}>
          {rest.value.length} / {rest.maxLength}
        </span>
      )}
    </div>
  );
}
