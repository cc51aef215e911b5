import type { LotteryIssue } from '@fairway/contract/lottery/schemas.ts';

const minute = 60_000;
const day = 86_400_000;

/** An issue to come, as far as the timetable says. */
export interface ComingIssue {
  readonly issue: string;
  /** Milliseconds since 1970. */
  readonly drawsAt: number;
}

/**
 * So many issues in a row from one on. They follow from the timetable: a draw each few minutes, the last one of a day at 24:00 in
 * Shanghai, or one a day (`everyMinutes` null); numbers begin at 001 each day.
 */
export function comingIssues(
  { issue, drawsAt }: Pick<LotteryIssue, 'issue' | 'drawsAt'>,
  everyMinutes: number | null,
  count: number,
): ComingIssue[] {
  const [date = '', number = '001'] = issue.split('-');
  const first = Date.parse(drawsAt);
  const span = everyMinutes === null ? day : everyMinutes * minute;
  const perDay = day / span;
  return Array.from({ length: count }, (_, place) => {
    const index = Number(number) - 1 + place;
    return {
      issue: `${daysAfter(date, Math.floor(index / perDay))}-${String((index % perDay) + 1).padStart(3, '0')}`,
      drawsAt: first + place * span,
    };
  });
}

/** `20261231` and one day is `20270101`. */
function daysAfter(date: string, days: number): string {
  const [year, month, dayOfMonth] = [date.slice(0, 4), date.slice(4, 6), date.slice(6)].map(Number);
  const instant = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, (dayOfMonth ?? 1) + days));
  return instant.toISOString().slice(0, 10).replaceAll('-', '');
}
