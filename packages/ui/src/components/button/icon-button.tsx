import type { ComponentProps, ReactNode } from 'react';
import { clsx } from 'clsx';
import { CornerCount } from '../badge/corner-count.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does, and its state where that matters ("messages, 3 unread"). Also shown on hover. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** 28 or 36 px. */
  size?: 's' | 'm';
  round?: boolean;
  /** Small red count on the corner; say it in `label` too. 0 shows nothing, more than 99 shows 99+. */
  count?: number;
}

/** A button that is only an icon. */
export function IconButton({
  label,
  children,
  size = 'm',
  round,
  count = 0,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={clsx(styles.iconButton, size === 's' && styles.s, round && styles.round, className)}
    >
      {children}
      <CornerCount value={count} />
    </button>
  );
}
