import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './segmented.module.css';

export interface SegmentedOption<V extends string> {
  value: V;
  label: ReactNode;
  disabled?: boolean;
}

export interface SegmentedProps<V extends string> {
  /** What is chosen here, for readers. */
  label: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly SegmentedOption<V>[];
  size?: 's' | 'm';
  className?: string | undefined;
}

/** A few views of the same content, one of them chosen. Arrow keys move. For other content use Tabs. */
export function Segmented<V extends string>({
  label,
  value,
  onChange,
  options,
  size,
  className,
}: SegmentedProps<V>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={clsx(styles.group, size === 's' && styles.s, className)}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
