import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './quick-pick.module.css';

export interface QuickPickProps<V extends string> {
  /** What the buttons fill in, for readers. */
  label: string;
  /** Present value; the equal one is marked. */
  value: string;
  /** `name` is read out where the label is a picture with little text. */
  picks: readonly { value: V; label: ReactNode; name?: string; disabled?: boolean }[];
  onPick: (value: V) => void;
  /** 32 or 44 px high in one row; 80 in rows of three, with room for a picture. */
  size?: 's' | 'm' | 'l';
  /** The hue of the chosen one; gold where it is money. */
  tone?: 'azure' | 'gold';
}

/** Values ready to press, of equal width. */
export function QuickPick<V extends string>(props: QuickPickProps<V>) {
  const { label, value, picks, onPick, size = 'm', tone = 'azure' } = props;
  return (
    <fieldset
      aria-label={label}
      className={clsx(styles.row, size !== 'm' && styles[size], tone === 'gold' && styles.gold)}
    >
      {picks.map((pick) => (
        <button
          key={pick.value}
          type="button"
          className={styles.pick}
          aria-pressed={pick.value === value}
          aria-label={pick.name}
          disabled={pick.disabled}
          onClick={() => onPick(pick.value)}
        >
          {pick.label}
        </button>
      ))}
    </fieldset>
  );
}
