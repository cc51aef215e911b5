import { DateField, type DateLocale } from './date-field.tsx';
import styles from './date.module.css';

/** Days as "2026-06-14"; empty text where a side is open. */
export interface Days {
  from: string;
  to: string;
}

export interface DateRangeProps {
  value: Days;
  /** Always with `from` not after `to`: a later start moves the end along, and the reverse. */
  onChange: (days: Days) => void;
  names: { range: string; from: string; to: string };
  locale: DateLocale;
  /** First and last day that may be chosen. */
  min?: string;
  max?: string;
}

/** Two days and all between them. */
export function DateRange({ value, onChange, names, locale, min, max }: DateRangeProps) {
  const shared = { ...locale, min, max, size: 's', className: styles.side } as const;
  return (
    <fieldset className={styles.range} aria-label={names.range}>
      <DateField
        {...shared}
        label={names.from}
        value={value.from}
        onChange={(from) => onChange({ from, to: value.to !== '' && from > value.to ? from : value.to })}
      />
      <span className={styles.to} aria-hidden>
        –
      </span>
      <DateField
        {...shared}
        label={names.to}
        value={value.to}
        onChange={(to) => onChange({ from: to !== '' && value.from > to ? to : value.from, to })}
      />
    </fieldset>
  );
}
