import { useRef, useState } from 'react';
import { clsx } from 'clsx';
import { IconCalendar } from '../../icons/site.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { FieldContext } from '../field/field-context.ts';
import { Input } from '../field/input.tsx';
import { Popover } from '../popover/popover.tsx';
import { Calendar, type CalendarLabels } from './calendar.tsx';
import { readDay } from './day-text.ts';
import styles from './date.module.css';

/** How a place speaks of days, the same for all its date fields. */
export interface DateLocale {
  /** BCP 47, for the names of months and weekdays. */
  language: string;
  /** The day it is where the site counts its days. */
  today: string;
  labels: CalendarLabels & { open: string; calendar: string; shape: string };
}

export interface DateFieldProps extends DateLocale {
  /** Of the input, where a form's own label points at it. */
  id?: string | undefined;
  /** A day as "2026-06-14"; '' for none. */
  value: string;
  /** A day within the bounds, or '' once the text is emptied. */
  onChange: (day: string) => void;
  /** First and last day that may be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  /** For a form's data. Text that is no day then stays, so that the form can say what is wrong with it. */
  name?: string;
  /** Name for readers where no Field gives one. */
  label?: string;
  autoComplete?: string;
  size?: 's' | 'm';
  className?: string | undefined;
}

/** A day, typed as it comes or chosen from a calendar that speaks the page's language, not the browser's. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min = '1900-01-01', max = '2199-12-31', labels, name } = props;
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const dayButton = useRef<HTMLButtonElement>(null);
  const allowed = (text: string) => {
    const day = readDay(text);
    return day !== undefined && day >= min && day <= max ? day : undefined;
  };
  const settle = () => {
    if (typed !== undefined && (name === undefined || typed === '' || allowed(typed) !== undefined))
      setTyped(undefined);
  };
  return (
    <Input
      {...(props.id === undefined ? {} : { id: props.id })}
      name={name}
      size={props.size}
      className={clsx(styles.date, props.className)}
      aria-label={props.label}
      autoComplete={props.autoComplete ?? 'off'}
      inputMode="numeric"
      placeholder={labels.shape}
      value={typed ?? value}
      onChange={({ target: { value: text } }) => {
        setTyped(text);
        const day = text === '' ? '' : allowed(text);
        if (day !== undefined && day !== value) onChange(day);
        else if (day === undefined && name !== undefined) onChange('');
      }}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      suffix={
        <Popover
          open={open}
          onOpenChange={setOpen}
          align="end"
          label={labels.calendar}
          initialFocus={dayButton}
          className={styles.popup}
          trigger={
            <IconButton size="s" label={labels.open} className={styles.open}>
              <IconCalendar size={18} />
            </IconButton>
          }
        >
          <FieldContext value={null}>
            <Calendar
              value={value}
              today={props.today}
              min={min}
              max={max}
              language={props.language}
              labels={labels}
              dayButton={dayButton}
              onChoose={(day) => {
                setTyped(undefined);
                onChange(day);
                setOpen(false);
              }}
            />
          </FieldContext>
        </Popover>
      }
    />
  );
}
