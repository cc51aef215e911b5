import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './icon.module.css';

export interface IconProps {
  /** Edge in CSS pixels: 12 marks, 14 tags, 16 small, 20 default, 24 alone. */
  size?: number;
  /** Label for an icon on its own; without it the icon is hidden from readers. */
  label?: string;
  className?: string | undefined;
}

/** Frame of every line icon: takes the text colour, never shrinks in a flex row. */
export function Icon({ size = 20, label, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={clsx(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}
