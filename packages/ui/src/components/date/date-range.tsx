import { Input } from '../field/input.tsx';
import styles from './date-range.module.css';

/** Days as "2026-06-14"; empty text where a side is open. */
export interface Days {
  from: string;
  to: string;
}

export interface DateRangeProps {
  value: Days;
  /** Always with `from` not after `to`: a later start moves the end along, and the other way round. */
  onChange: (days: Days) => void;
  words: { range: string; from: string; to: string };
  /** First and last day that may be chosen. */
  min?: string;
  max?: string;
}

/** Two days and all between them. Native fields, so the calendar speaks the browser's language and knows its keys. */
export function DateRange({ value, onChange, words, min, max }: DateRangeProps) {
  const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  return (
    <fieldset className={styles.range} aria-label={words.range}>
      <Input
        {...bounds}
        type="date"
        size="s"
        className={styles.date}
        aria-label={words.from}
        value={value.from}
        onChange={({ target: { value: from } }) =>
          onChange({ from, to: value.to !== '' && from > value.to ? from : value.to })
        }
      />
      <span className={styles.to} aria-hidden>
        –
      </span>
      <Input
        {...bounds}
        type="date"
        size="s"
        className={styles.date}
        aria-label={words.to}
        value={value.to}
        onChange={({ target: { value: to } }) =>
          onChange({ from: to !== '' && value.from > to ? to : value.from, to })
        }
      />
    </fieldset>
  );
}
