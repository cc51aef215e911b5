import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { clsx } from 'clsx';
import { IconChevronLeft, IconChevronRight } from '../../icons/arrow.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Select } from '../select/select.tsx';
import { daysLater, dayLabel, monthsLater, weekdayOf, weeksOf, within } from './day-text.ts';
import styles from './calendar.module.css';

export interface CalendarLabels {
  /** Names of the two arrows and the two choices above the days. */
  before: string;
  after: string;
  year: string;
  month: string;
}

export interface CalendarProps {
  /** The chosen day, '' for none. */
  value: string;
  today: string;
  min: string;
  max: string;
  language: string;
  labels: CalendarLabels;
  /** Holds the button of the day that has the keyboard focus, for the code that opens the calendar. */
  dayButton: RefObject<HTMLButtonElement | null>;
  onChoose: (day: string) => void;
}

/** The days of one month. Arrows, Home, End, Page Up and Page Down walk, with Shift by years; Enter chooses. */
export function Calendar({ value, today, min, max, language, labels, dayButton, onChoose }: CalendarProps) {
  const [at, setAt] = useState(within(value === '' ? today : value, min, max));
  const walked = useRef(false);
  useEffect(() => {
    if (walked.current) dayButton.current?.focus();
    walked.current = false;
  }, [at, dayButton]);
  const go = (day: string) => setAt(within(day, min, max));
  const walk = (event: KeyboardEvent) => {
    const next = walkedTo(event, at);
    if (next === undefined) return;
    event.preventDefault();
    walked.current = true;
    go(next);
  };
  const months = Array.from({ length: 12 }, (_, index) => `${at.slice(0, 4)}-${two(index + 1)}-01`);
  const years = Array.from({ length: yearOf(max) - yearOf(min) + 1 }, (_, index) => yearOf(max) - index);
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          size="s"
          label={labels.before}
          disabled={at.slice(0, 7) <= min.slice(0, 7)}
          onClick={() => go(monthsLater(at, -1))}
        >
          <IconChevronLeft size={16} />
        </IconButton>
        <Select
          size="s"
          label={labels.year}
          value={at.slice(0, 4)}
          onChange={(year) => go(monthsLater(at, (Number(year) - yearOf(at)) * 12))}
          options={years.map((year) => ({
            value: String(year),
            label: dayLabel(`${year}-01-01`, language, { year: 'numeric' }),
          }))}
        />
        <Select
          size="s"
          label={labels.month}
          value={`${at.slice(0, 7)}-01`}
          onChange={(first) => go(monthsLater(at, Number(first.slice(5, 7)) - Number(at.slice(5, 7))))}
          options={months.map((first) => ({
            value: first,
            label: dayLabel(first, language, { month: 'short' }),
            disabled: first.slice(0, 7) < min.slice(0, 7) || first > max,
          }))}
        />
        <IconButton
          size="s"
          label={labels.after}
          disabled={at.slice(0, 7) >= max.slice(0, 7)}
          onClick={() => go(monthsLater(at, 1))}
        >
          <IconChevronRight size={16} />
        </IconButton>
      </div>
      <table className={styles.days} aria-label={dayLabel(at, language, { year: 'numeric', month: 'long' })}>
        <thead>
          <tr>
            {(weeksOf(at)[0] ?? []).map((day) => (
              <th key={day} scope="col" abbr={dayLabel(day, language, { weekday: 'long' })}>
                {dayLabel(day, language, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map(([monday = '', ...rest]) => (
            <tr key={monday}>
              {[monday, ...rest].map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    ref={day === at ? dayButton : undefined}
                    tabIndex={day === at ? 0 : -1}
                    aria-pressed={day === value}
                    aria-label={dayLabel(day, language, { dateStyle: 'full' })}
                    aria-current={day === today ? 'date' : undefined}
                    disabled={day < min || day > max}
                    className={clsx(
                      styles.day,
                      day.slice(0, 7) !== at.slice(0, 7) && styles.other,
                      day === value && styles.chosen,
                    )}
                    onKeyDown={walk}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function walkedTo({ key, shiftKey }: KeyboardEvent, at: string): string | undefined {
  if (key === 'ArrowLeft') return daysLater(at, -1);
  if (key === 'ArrowRight') return daysLater(at, 1);
  if (key === 'ArrowUp') return daysLater(at, -7);
  if (key === 'ArrowDown') return daysLater(at, 7);
  if (key === 'Home') return daysLater(at, -weekdayOf(at));
  if (key === 'End') return daysLater(at, 6 - weekdayOf(at));
  if (key === 'PageUp') return monthsLater(at, shiftKey ? -12 : -1);
  if (key === 'PageDown') return monthsLater(at, shiftKey ? 12 : 1);
  return undefined;
}

function two(count: number): string {
  return String(count).padStart(2, '0');
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
