import { DateField } from '@fairway/ui/components/date/date-field.tsx';
import styles from './fields.module.css';
import { useDateLocale } from './use-date-locale.ts';

interface DayInputProps {
  /** Given by the form's item, like value and onChange. */
  id?: string;
  /** A day as "2026-06-14". */
  value?: string | undefined;
  onChange?: (day: string) => void;
}

/** A day, typed or chosen from a calendar in the console's language: the site's own date field, inside a form's item. */
export function DayInput({ id, value = '', onChange }: DayInputProps) {
  const locale = useDateLocale();
  return (
    <DateField
      {...locale}
      id={id}
      size="s"
      className={styles['day']}
      value={value}
      onChange={(day) => onChange?.(day)}
    />
  );
}
