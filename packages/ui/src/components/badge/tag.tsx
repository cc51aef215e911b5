import type { ComponentProps, ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './badge.module.css';

/** `ok`, `warning` and `danger` are states and want an icon; `up` is a rise or a win; `live` is on air; `picture` is on art. */
export type TagTone = 'plain' | 'azure' | 'gold' | 'up' | 'ok' | 'warning' | 'danger' | 'live' | 'picture';

export interface TagProps extends ComponentProps<'span'> {
  tone?: TagTone | undefined;
  icon?: ReactNode;
  /** 26 instead of 20 px high. */
  large?: boolean;
  pill?: boolean;
}

/** A short label on a thing. */
export function Tag({ tone = 'plain', icon, large, pill, className, children, ...rest }: TagProps) {
  return (
    <span
      {...rest}
      className={clsx(
        styles.tag,
        tone !== 'plain' && styles[tone],
        large && styles.large,
        pill && styles.pill,
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
