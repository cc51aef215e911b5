import { siteDay } from '#platform/clock.ts';

/** Nobody younger opens an account (money.md, player protection). */
export const legalAge = 18;

/**
 * Whether someone born on `birthDate` (YYYY-MM-DD) has had the 18th birthday on today's day in the site's zone. Who was born
 * on 29 February comes of age on 1 March of a common year.
 */
export function isOfAge(birthDate: string, now: Date, timeZone: string): boolean {
  const today = siteDay(now, timeZone);
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const birthday = `${year + legalAge}-${pad(month)}-${pad(day)}`;
  // Text compares as the calendar does, and a 29 February that this year lacks sorts before 1 March.
  return birthday <= today;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
