import { useId, type ReactNode } from 'react';
import { Switch as Base } from '@base-ui/react/switch';
import styles from './switch.module.css';

export interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What is on or off; at the left. */
  label: ReactNode;
  /** What follows from it. */
  note?: ReactNode;
  disabled?: boolean;
}

/** On or off, at once and without a further button. */
export function Switch({ checked, onChange, label, note, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.row}>
      <span className={styles.text}>
        <span id={`${id}l`}>{label}</span>
        {note !== undefined && (
          <span id={`${id}n`} className={styles.note}>
            {note}
          </span>
        )}
      </span>
      <Base.Root
        checked={checked}
        onCheckedChange={(next) => onChange(next)}
        disabled={disabled}
        className={styles.switch}
        aria-labelledby={`${id}l`}
        aria-describedby={note === undefined ? undefined : `${id}n`}
      >
        <Base.Thumb className={styles.thumb} />
      </Base.Root>
    </label>
  );
}
