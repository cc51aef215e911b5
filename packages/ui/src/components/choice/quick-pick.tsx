import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './quick-pick.module.css';

export interface QuickPickProps<V extends string> {
  /** What the buttons fill in, for readers. */
  label: string;
  /** Present value; the equal one is marked. */
  value: string;
  picks: readonly { value: V; label: ReactNode; disabled?: boolean }[];
  onPick: (value: V) => void;
  /** 32 or 44 px high. */
  size?: 's' | 'm';
}

/** Values ready to press, in one row of equal width. */
export function QuickPick<V extends string>({ label, value, picks, onPick, size = 'm' }: QuickPickProps<V>) {
  return (
    <fieldset aria-label={label} className={clsx(styles.row, size === 's' && styles.s)}>
      {picks.map((pick) => (
        <button
          key={pick.value}
          type="button"
          className={styles.pick}
          aria-pressed={pick.value === value}
          disabled={pick.disabled}
          onClick={() => onPick(pick.value)}
        >
          {pick.label}
        </button>
      ))}
    </fieldset>
  );
}
