import { daysLater, readDay } from '@fairway/ui/components/date/day-text.ts';

/** Days of the site, both included. */
export interface Days {
  from: string;
  to: string;
}

/** Periods that the money of the home page can be shown for, in days; those that end yesterday do not move any more. */
export const periods = {
  today: { back: 0, days: 1 },
  yesterday: { back: 1, days: 1 },
  week: { back: 0, days: 7 },
  month: { back: 0, days: 30 },
} as const;
export type Period = keyof typeof periods;

/** The most that the server adds up at once. */
const mostDays = 366;

/** The days of a period that ends at `today`, a day of the site. */
export function daysOfPeriod(period: Period, today: string): Days {
  const { back, days } = periods[period];
  const to = daysLater(today, -back);
  return { from: daysLater(to, 1 - days), to };
}

/** The days that an address names: both of them and in their order, or none. */
export function readDays(search: Record<string, unknown>): Partial<Days> {
  const [from, to] = [search['from'], search['to']].map((day) =>
    typeof day === 'string' ? readDay(day) : undefined,
  );
  return from !== undefined && to !== undefined && from <= to && from > daysLater(to, -mostDays)
    ? { from, to }
    : {};
}

/** What is shown after a choice: the side that was chosen stays, the other one moves so that both are a year apart at most. */
export function withinAYear(before: Days, { from, to }: Days): Days {
  if (from > daysLater(to, -mostDays)) return { from, to };
  return from === before.from
    ? { from: daysLater(to, 1 - mostDays), to }
    : { from, to: daysLater(from, mostDays - 1) };
}
