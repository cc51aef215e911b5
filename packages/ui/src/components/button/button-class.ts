import { clsx } from 'clsx';
import styles from './button.module.css';

/** `action` does, `gold` puts money in or claims it, `quiet` retreats, `text` is a link, `danger` cannot be undone, `picture` is on art. */
export type ButtonVariant = 'action' | 'gold' | 'quiet' | 'text' | 'danger' | 'picture';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** 32, 40 or 48 px high. */
  size?: 's' | 'm' | 'l' | undefined;
  /** Takes the whole width of its parent. */
  wide?: boolean | undefined;
  /** Rounded ends, for the header. */
  pill?: boolean | undefined;
}

/** The class names of a button, for a router link that should look like one. */
export function buttonClass(
  { variant = 'action', size = 'm', wide, pill }: ButtonLook,
  ...more: (string | undefined)[]
) {
  return clsx(
    styles.button,
    styles[variant],
    size !== 'm' && styles[size],
    wide && styles.wide,
    pill && styles.pill,
    more,
  );
}
