import type { ComponentProps, ReactNode } from 'react';
import { clsx } from 'clsx';
import { useFieldControl } from './field-context.ts';
import styles from './input.module.css';

export interface InputProps extends Omit<ComponentProps<'input'>, 'size' | 'prefix'> {
  /** Before the text: an icon or a symbol. */
  prefix?: ReactNode;
  /** After the text: a tag, a link button, a unit. */
  suffix?: ReactNode;
  /** 36, 44 or 72 px high. */
  size?: 's' | 'm' | 'l' | undefined;
  /** Class of the box, not of the inner input. */
  className?: string | undefined;
  /** Class of the inner input. */
  inputClassName?: string | undefined;
}

/** One line of text. Inside a Field it takes id, error and description from it. */
export function Input({ prefix, suffix, size = 'm', className, inputClassName, ...rest }: InputProps) {
  const wiring = useFieldControl(rest);
  return (
    <label
      className={clsx(styles.box, size !== 'm' && styles[size], wiring.disabled && styles.off, className)}
    >
      {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
      <input
        autoComplete="off"
        {...wiring}
        {...rest}
        disabled={wiring.disabled}
        className={clsx(styles.input, inputClassName)}
      />
      {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
    </label>
  );
}
